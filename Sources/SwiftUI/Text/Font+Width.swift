extension Font {
  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width relative to the usual one, which is 0; negative values are narrower.
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}
