/// Runs an action when a value changes.
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
    let changes = old.map { $0 != value } ?? initial
    let identity = evaluation.identity
    evaluation.graph.afterLayout {
      identity.kept["value"] = value
      if changes { action(old ?? value, value) }
    }
    return nodes
  }
}
