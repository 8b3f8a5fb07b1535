extension GraphicsContext {
  /// How a picture is blurred.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The result of the blur is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// A request for dithering, which has no effect here.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
