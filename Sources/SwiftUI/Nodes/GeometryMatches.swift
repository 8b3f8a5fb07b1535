/// Which views are to lie where others lie, found out once all of a tree is placed.
@MainActor
final class GeometryMatches {
  /// What views that match have in common.
  struct Key: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private var sources: [Key: (node: MatchedNode, frame: CGRect)] = [:]
  private var followers: [ObjectIdentifier: MatchedNode] = [:]

  /// The first source of a name counts; iOS calls the result of several undefined.
  func add(source node: MatchedNode) {
    if let known = sources[node.key], known.node !== node { return }
    sources[node.key] = (node, node.globalFrame)
  }

  func add(follower node: MatchedNode) { followers[ObjectIdentifier(node)] = node }

  /// Places what follows others, and forgets the layout.
  func resolve() {
    let (nodes, frames) = (followers, sources)
    (followers, sources) = ([:], [:])
    for node in nodes.values {
      if let frame = frames[node.key]?.frame { node.follow(frame) }
    }
  }
}
