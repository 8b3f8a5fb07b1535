/// A shape that is turned.
public struct RotatedShape<Content: Shape> {
  public var shape: Content
  /// The angle of the turn, clockwise.
  public var angle: Angle
  /// The point of the rectangle that stays in its place, in the unit square.
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let center = rect.place(of: anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: angle.radians))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
