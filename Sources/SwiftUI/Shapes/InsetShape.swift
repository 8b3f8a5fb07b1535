/// A shape inset on all sides of its rectangle.
struct _InsetShape<S: Shape> {
  var shape: S
  let amount: CGFloat
  /// Adapts the shape to the inset, for example with a smaller radius.
  let smaller: @Sendable (CGFloat, S) -> S

  nonisolated init(
    shape: S, amount: CGFloat, _ smaller: @escaping @Sendable (CGFloat, S) -> S
  ) {
    self.shape = shape
    self.amount = amount
    self.smaller = smaller
  }

  nonisolated func path(in rect: CGRect) -> Path {
    smaller(amount, shape).path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func inset(by amount: CGFloat) -> _InsetShape<S> {
    _InsetShape(shape: shape, amount: self.amount + amount, smaller)
  }
}

extension _InsetShape: InsettableShape {
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}
