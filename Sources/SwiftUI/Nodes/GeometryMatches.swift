/// Matches the geometry of views after a whole tree has been placed.
@MainActor
final class GeometryMatches {
  /// The common key of matched views.
  struct Key: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private var sources: [Key: (node: MatchedNode, frame: CGRect)] = [:]
  private var followers: [ObjectIdentifier: MatchedNode] = [:]

  /// Adds a source; the first one with a name counts, while iOS calls several undefined.
  func add(source node: MatchedNode) {
    if let known = sources[node.key], known.node !== node { return }
    sources[node.key] = (node, node.globalFrame)
  }

  func add(follower node: MatchedNode) { followers[ObjectIdentifier(node)] = node }

  /// Places the followers at their sources, and clears the list.
  func resolve() {
    let (nodes, frames) = (followers, sources)
    (followers, sources) = ([:], [:])
    for node in nodes.values {
      if let frame = frames[node.key]?.frame { node.follow(frame) }
    }
  }
}
