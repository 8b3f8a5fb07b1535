/// A circle in the middle of a rectangle, as large as its shorter side.
public struct Circle {
  /// Creates a circle, which takes a square of the shorter side that it is offered.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The square of the shorter side of the proposal; 10 points for a side that is not proposed.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $1 }
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of its rectangle.
  public static var circle: Circle { Circle() }
}

extension Circle: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
