extension GraphicsContext {
  /// The color space in which a filter computes.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A request for linear light, which has no effect here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
