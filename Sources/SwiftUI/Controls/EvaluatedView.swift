/// A view whose nodes exist already, to be used once in one evaluation.
struct EvaluatedView: View, NodeView {
  typealias Body = Never

  let nodes: [LayoutNode]

  func nodes(in evaluation: Evaluation) -> [LayoutNode] { nodes }
}
