/// A shape under a transform.
public struct TransformedShape<Content: Shape> {
  public var shape: Content
  /// The transform, in the coordinates of the shape's rectangle.
  public var transform: CGAffineTransform

  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension TransformedShape: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
