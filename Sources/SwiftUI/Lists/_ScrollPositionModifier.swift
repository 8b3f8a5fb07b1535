/// Scrolls what is inside to a place whenever that changes.
struct _ScrollPositionModifier<Position: Equatable> {
  let position: Position
  let target: (Position) -> ScrollRequest.Target?
}

extension _ScrollPositionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    let scope = ObjectIdentifier(evaluation.identity)
    inner.environment.scroll.scopes.insert(scope)
    if evaluation.identity.kept["position"] as? Position != position, let target = target(position)
    {
      evaluation.graph.scrollRequests.append(ScrollRequest(target: target, scope: scope))
    }
    evaluation.identity.kept["position"] = position
    return content(inner)
  }
}
