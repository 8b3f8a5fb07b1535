/// A modifier that wraps each view in a node.
protocol WrappingModifier: NodeModifier {
  @MainActor func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode
}

extension WrappingModifier {
  @MainActor
  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    content(evaluation).map { node(around: $0, in: evaluation) }
  }
}
