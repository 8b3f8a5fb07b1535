/// Runs an action when a value derived from the geometry of the first scroll view inside changes.
struct _ScrollGeometryActionModifier<Value: Equatable> {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension _ScrollGeometryActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let identity = evaluation.identity
    evaluation.graph.afterLayout {
      guard let node = nodes.lazy.compactMap(\.firstScrollNode).first else { return }
      let value = transform(node.geometry)
      let old = identity.kept["scrolled"] as? Value
      identity.kept["scrolled"] = value
      if old != value { action(old ?? value, value) }
    }
    return nodes
  }
}

extension LayoutNode {
  fileprivate var firstScrollNode: ScrollNode? {
    self as? ScrollNode ?? children.lazy.compactMap(\.firstScrollNode).first
  }
}
