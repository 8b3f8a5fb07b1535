/// Runs an action when a view appears.
struct _AppearanceActionModifier {
  let appear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    guard let appear, evaluation.identity.kept["appeared"] == nil else { return nodes }
    evaluation.identity.kept["appeared"] = true
    evaluation.graph.afterLayout(appear)
    return nodes
  }
}
