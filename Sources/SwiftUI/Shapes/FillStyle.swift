/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides which areas are inside, instead of the nonzero rule.
  public var isEOFilled: Bool
  /// Whether pixels at the edge are blended with the background; if not, a pixel is filled if its center is inside.
  public var isAntialiased: Bool

  /// Creates a style, by default with the nonzero rule and smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
