/// Pairs the children of a node before and after a change; a node is matched only among its siblings.
///
/// - SeeAlso: S. S. Chawathe et al., "Change detection in hierarchically structured information" (1996), which pairs
///   the nodes outside a longest common subsequence by label. We differ: only siblings are compared, so that nothing
///   moves to another parent, and equal nodes are equal down to their leaves.
package enum TreeMatching {
  enum Pair {
    case both(TreeNode, TreeNode)
    case removed(TreeNode)
    case added(TreeNode)
  }

  static func pairs(_ old: [TreeNode], _ new: [TreeNode]) -> [Pair] {
    places(old, new).compactMap { places in
      switch (places.old, places.new) {
      case (let a?, let b?): .both(old[a], new[b])
      case (let a?, nil): .removed(old[a])
      case (nil, let b?): .added(new[b])
      case (nil, nil): nil
      }
    }
  }

  /// Pairs nodes of equal content in order, then, in the gaps, nodes of equal class and identifier in order.
  ///
  /// The remaining nodes were removed or added, and have no place on one of the sides.
  package static func places(
    _ old: [TreeNode], _ new: [TreeNode]
  ) -> [(old: Int?, new: Int?)] {
    var result: [(old: Int?, new: Int?)] = []
    var (i, j) = (0, 0)
    let common = CommonSubsequence(old.map(content), new.map(content)).pairs
    for (a, b) in common + [(old.count, new.count)] {
      result += gap(old[i..<a], new[j..<b])
      if a < old.count, b < new.count { result.append((a, b)) }
      (i, j) = (a + 1, b + 1)
    }
    return result
  }

  private struct Name: Hashable {
    let kind: String
    let identifier: String?

    init(_ node: TreeNode) {
      kind = node.kind
      identifier = node.identifier
    }
  }

  private static func gap(
    _ old: ArraySlice<TreeNode>, _ new: ArraySlice<TreeNode>
  ) -> [(old: Int?, new: Int?)] {
    var waiting: [Name: ArraySlice<Int>] = [:]
    for (index, node) in zip(old.indices, old) { waiting[Name(node), default: []].append(index) }
    var isPaired = [Bool](repeating: false, count: old.count)
    var pairs: [(old: Int?, new: Int?)] = []
    for (index, node) in zip(new.indices, new) {
      guard let match = waiting[Name(node)]?.popFirst() else {
        pairs.append((nil, index))
        continue
      }
      isPaired[match - old.startIndex] = true
      pairs.append((match, index))
    }
    return pairs + zip(old.indices, isPaired).filter { !$0.1 }.map { ($0.0, nil) }
  }

  /// Returns the content of a node without its position.
  private static func content(_ node: TreeNode) -> String {
    var text = "\(node.kind)\u{1}\(node.identifier ?? "")\u{1}\(node.text ?? "")"
    for child in node.children { text += "\u{2}" + content(child) + "\u{3}" }
    return text
  }
}
