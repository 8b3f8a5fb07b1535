/// Changes a trait that a view passes to its container.
struct _TraitWritingModifier {
  let write: (inout LayoutNode.Traits) -> Void
}

extension _TraitWritingModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    for node in nodes { write(&node.traits) }
    return nodes
  }
}
