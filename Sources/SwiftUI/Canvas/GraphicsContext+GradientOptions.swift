extension GraphicsContext {
  /// How a gradient goes on.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The colors begin again beyond both ends; without an option, the end colors continue.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colors begin again beyond both ends, with every other repetition reversed.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colors are mixed in linear light instead of sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
