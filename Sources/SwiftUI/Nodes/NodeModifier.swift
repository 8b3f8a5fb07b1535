/// A modifier that makes the nodes of what it is laid over itself.
protocol NodeModifier {
  @MainActor func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation)
    -> [LayoutNode]
}
