/// A place in a view that another view asks for in its own coordinates.
public struct Anchor<Value> {
  /// What an anchor is made from.
  public struct Source {
    let box: AnyHashable
  }

  let box: AnyHashable
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor.Source(box: [r.minX, r.minY, r.width, r.height])
  }
  public static var bounds: Anchor<CGRect>.Source { Anchor.Source(box: "bounds") }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source(box: [p.x, p.y])
  }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { Anchor.Source(box: p) }
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
