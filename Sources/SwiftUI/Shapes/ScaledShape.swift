/// A shape that is scaled.
public struct ScaledShape<Content: Shape> {
  public var shape: Content
  /// The factors across and down; a negative one flips the shape.
  public var scale: CGSize
  /// The point of the rectangle that stays in its place, in the unit square.
  public var anchor: UnitPoint

  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let center = rect.place(of: anchor)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y)))
  }
}

extension CGRect {
  /// The point in the rectangle for a unit point.
  func place(of point: UnitPoint) -> CGPoint {
    CGPoint(x: minX + width * point.x, y: minY + height * point.y)
  }
}

extension ScaledShape: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
