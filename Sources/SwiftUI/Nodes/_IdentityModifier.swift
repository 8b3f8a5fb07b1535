/// Gives a view an explicit identity.
struct _IdentityModifier<ID: Hashable> {
  let id: ID
}

extension _IdentityModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.identity.use(id)
    let nodes = content(evaluation)
    for node in nodes { node.traits.identities.append(AnyHashable(id)) }
    return nodes
  }
}
