/// Runs an action when a value has changed.
struct _ValueActionModifier<Value: Equatable> {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension _ValueActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let old = evaluation.identity.kept["value"] as? Value
    evaluation.identity.kept["value"] = value
    let changes = old.map { $0 != value } ?? initial
    if changes { evaluation.graph.afterLayout { action(old ?? value, value) } }
    return nodes
  }
}
