/// Asks scroll views to scroll.
public struct ScrollViewProxy {
  /// Weak, because actions that are kept in the tree have the proxy.
  weak var graph: ViewGraph?
  let scope: ObjectIdentifier

  /// Shows a view, which lies at the anchor of the scroll view if there is one.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let (graph, scope, id) = (graph, scope, UncheckedIdentity(id: AnyHashable(id)))
    MainActor.assumeIsolated { graph?.scroll(.view(id.id, anchor), in: scope) }
  }
}

/// An identity on its way to the main actor, on which it already is.
private struct UncheckedIdentity: @unchecked Sendable {
  let id: AnyHashable
}
