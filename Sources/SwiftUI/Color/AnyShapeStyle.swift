/// A style with its type erased.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never

  let storage: any ShapeStyle

  /// Wraps a style, which is painted as without the wrapper.
  public init<S: ShapeStyle>(_ style: S) { storage = style }
}

extension AnyShapeStyle: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    environment.paint(for: storage)
  }
  var isRelative: Bool { (storage as? any PaintedStyle)?.isRelative ?? false }
}
