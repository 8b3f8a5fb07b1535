/// Asks scroll views to scroll.
public struct ScrollViewProxy {
  /// The graph; weak, because actions stored in the tree hold the proxy.
  weak var graph: ViewGraph?
  let scope: ObjectIdentifier

  /// Scrolls to a view, at the given anchor of the scroll view if there is one.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let (graph, scope, id) = (graph, scope, UncheckedIdentity(id: AnyHashable(id)))
    MainActor.assumeIsolated { graph?.scroll(.view(id.id, anchor), in: scope) }
  }
}

/// Carries an identity to the main actor, on which it already is.
private struct UncheckedIdentity: @unchecked Sendable {
  let id: AnyHashable
}
