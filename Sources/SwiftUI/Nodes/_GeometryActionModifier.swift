/// Runs an action initially, and when a value derived from the geometry of a view changes.
struct _GeometryActionModifier<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension _GeometryActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let identity = evaluation.identity
    for (index, node) in nodes.enumerated() {
      evaluation.graph.afterLayout {
        let value = transform(GeometryProxy(node))
        let old = identity.kept["geometry \(index)"] as? Value
        identity.kept["geometry \(index)"] = value
        if old != value { action(old ?? value, value) }
      }
    }
    return nodes
  }
}
