/// Two trees laid over each other: what became of each node, and where it was and is.
package struct TreeDifference: Equatable, Sendable {
  package enum Change: String, Codable, Sendable {
    case same, changed, added, removed
  }

  package var change: Change
  /// The name of the node in a message.
  package var title: String
  /// The changes of this node, without its children, one sentence each.
  package var words: [String]
  /// The old frame in points from the root's corner; nil if the node did not exist.
  package var old: TreeFrame?
  package var new: TreeFrame?
  package var children: [TreeDifference]

  /// Compares two trees; without an old tree, all nodes count as unchanged.
  package init(old: TreeNode?, new: TreeNode) {
    let origin = (0.0, 0.0)
    guard let old else {
      self.init(alone: new, .same, within: nil, at: origin)
      return
    }
    let trees = TreeFormat.aligned(old, new)
    self.init(trees.old, trees.new, within: nil, at: origin, origin)
  }

  private typealias Offset = (Double, Double)

  private init(
    _ old: TreeNode, _ new: TreeNode, within owner: TreeNode?, at oldOffset: Offset,
    _ newOffset: Offset, isRoot: Bool = true
  ) {
    words = new.isMasked ? [] : TreeComparison.nodeWords(old, new, within: owner)
    change = words.isEmpty ? .same : .changed
    title = new.title
    self.old = Self.placed(old.frame, isRoot: isRoot, oldOffset)
    self.new = Self.placed(new.frame, isRoot: isRoot, newOffset)
    let known = TreeComparison.owner(in: old, within: owner)
    let inner = (
      self.old.map { ($0.x, $0.y) } ?? oldOffset, self.new.map { ($0.x, $0.y) } ?? newOffset
    )
    let pairs = new.isMasked ? [] : TreeMatching.pairs(old.children, new.children)
    children = pairs.map { pair in
      switch pair {
      case .both(let a, let b):
        TreeDifference(a, b, within: known, at: inner.0, inner.1, isRoot: false)
      case .added(let node): TreeDifference(alone: node, .added, within: known, at: inner.1)
      case .removed(let node): TreeDifference(alone: node, .removed, within: known, at: inner.0)
      }
    }
  }

  private init(alone node: TreeNode, _ change: Change, within parent: TreeNode?, at offset: Offset)
  {
    self.change = change
    title = node.title
    words =
      switch change {
      case .added: [TreeComparison.added(node, within: parent)]
      case .removed: [TreeComparison.removed(node, within: parent)]
      default: []
      }
    let frame = Self.placed(node.frame, isRoot: parent == nil, offset)
    old = change == .added ? nil : frame
    new = change == .removed ? nil : frame
    let inner = frame.map { ($0.x, $0.y) } ?? offset
    let childChange = change
    children = node.children.map {
      TreeDifference(alone: $0, childChange, within: node, at: inner)
    }
    if change != .same { for index in children.indices { children[index].words = [] } }
  }

  /// Returns the frame in the picture; the root's own origin is its position in a window and does not count.
  private static func placed(_ frame: TreeFrame?, isRoot: Bool, _ offset: Offset) -> TreeFrame? {
    guard let frame else { return nil }
    let (x, y) = isRoot ? (0, 0) : (offset.0 + frame.x, offset.1 + frame.y)
    return TreeFrame(x: x, y: y, width: frame.width, height: frame.height)
  }
}
