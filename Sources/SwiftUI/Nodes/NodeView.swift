/// A view that makes its nodes itself.
protocol NodeView {
  @MainActor func nodes(in evaluation: Evaluation) -> [LayoutNode]
}
