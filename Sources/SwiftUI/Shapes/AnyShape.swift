/// A shape with its type erased.
public struct AnyShape {
  private let shape: any Shape

  /// Wraps a shape, which keeps its path and its size.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

extension AnyShape: Shape {}
