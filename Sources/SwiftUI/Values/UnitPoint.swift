/// A point in a rectangle, with coordinates as fractions of the sides.
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// The share of the width, from the leading edge: 0 to 1 inside of the rectangle, others outside of it.
  public var x: CGFloat
  /// The share of the height, from the top: 0 to 1 inside of the rectangle, others outside of it.
  public var y: CGFloat

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner at the top and the leading edge.
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}
