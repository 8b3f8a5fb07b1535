/// A modifier that creates the nodes of its content itself.
protocol NodeModifier {
  @MainActor func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation)
    -> [LayoutNode]
}
