/// A view that creates its nodes itself.
protocol NodeView {
  @MainActor func nodes(in evaluation: Evaluation) -> [LayoutNode]
}
