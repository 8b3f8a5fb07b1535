extension GraphicsContext {
  /// How a shadow is thrown.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow lies above the drawing.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// The shadow appears without the drawing.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Transparent areas throw the shadow, instead of opaque ones.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// Drawing and shadow are mixed with the content one after the other, instead of as one layer.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
}
