/// A shape that is moved.
public struct OffsetShape<Content: Shape> {
  public var shape: Content
  /// The distance in points; positive is to the trailing edge and down.
  public var offset: CGSize

  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
