/// Runs an action when a view appears.
struct _AppearanceActionModifier {
  let appear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let identity = evaluation.identity
    guard let appear, identity.kept["appeared"] == nil else { return nodes }
    evaluation.graph.afterLayout {
      identity.kept["appeared"] = true
      appear()
    }
    return nodes
  }
}
