/// Scrolls the content when a position changes, and updates the position when the user scrolls.
///
/// - See: developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:), by which the
///   topmost or leading view is written, and an anchor has another one preferred. The exact view that
///   an anchor stands for is a guess: the one that lies there.
struct _ScrollPositionModifier<Position: Equatable> {
  let position: Position
  let anchor: UnitPoint?
  let target: (Position) -> ScrollRequest.Target?
  /// Converts identities of a view to a position and stores it; nil if there is none.
  let write: ([AnyHashable]) -> Position?
}

extension _ScrollPositionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    let scope = ObjectIdentifier(evaluation.identity)
    inner.environment.scroll.scopes.insert(scope)
    inner.environment.scroll.followers.append(follower(evaluation.identity))
    if evaluation.identity.kept["position"] as? Position != position, let target = target(position)
    {
      evaluation.graph.scrollRequests.append(ScrollRequest(target: target, scope: scope))
    }
    evaluation.identity.kept["position"] = position
    return content(inner)
  }

  /// The follower stores positions to which the scroll view has already scrolled.
  @MainActor
  private func follower(_ identity: IdentityNode) -> ScrollPositionFollower {
    ScrollPositionFollower(anchor: anchor) { [weak identity] in
      if let position = write($0) { identity?.kept["position"] = position }
    }
  }
}
