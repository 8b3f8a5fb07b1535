/// Runs an action when a preference changes; initially the value is the default.
struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: @Sendable (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let identity = evaluation.identity
    evaluation.graph.afterLayout {
      let value = LayoutNode.preference(Key.self, of: nodes)
      let new = value ?? Key.defaultValue
      let old = identity.kept["preference"] as? Key.Value ?? Key.defaultValue
      identity.kept["preference"] = new
      if new != old { action(new) }
    }
    return nodes
  }
}
