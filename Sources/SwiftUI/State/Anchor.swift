/// A position in a view that another view can convert to its own coordinates.
public struct Anchor<Value> {
  /// The source of an anchor.
  public struct Source {
    /// The value for a view's frame in the whole tree.
    let value: @Sendable (CGRect) -> Value

    func anchor(_ frame: CGRect) -> Anchor { Anchor(value: value(frame)) }
  }

  /// The value in coordinates of the whole tree.
  let value: Value
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the coordinates of the view, in points.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source { $0 } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view, in points from its top leading corner.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }
  /// A point in the unit square of the view's bounds.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    Anchor.Source { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
