/// Pairs the children of a node before and after: a node is matched among its siblings alone.
///
/// - SeeAlso: S. S. Chawathe et al., "Change detection in hierarchically structured information" (1996), which pairs
///   what a longest common subsequence leaves over by its label. We differ: siblings alone are looked at, so that
///   nothing moves to another parent, and what is equal is so down to its leaves.
enum TreeMatching {
  enum Pair {
    case both(TreeNode, TreeNode)
    case removed(TreeNode)
    case added(TreeNode)
  }

  /// First what has the same content keeps its order; in the gaps between, nodes of one class and identifier are
  /// paired in order; what remains was removed or added.
  static func pairs(_ old: [TreeNode], _ new: [TreeNode]) -> [Pair] {
    var result: [Pair] = []
    var (i, j) = (0, 0)
    let common = CommonSubsequence(old.map(content), new.map(content)).pairs
    for (a, b) in common + [(old.count, new.count)] {
      result += gap(old[i..<a], new[j..<b])
      if a < old.count, b < new.count { result.append(.both(old[a], new[b])) }
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

  private static func gap(_ old: ArraySlice<TreeNode>, _ new: ArraySlice<TreeNode>) -> [Pair] {
    var waiting: [Name: ArraySlice<Int>] = [:]
    for (index, node) in zip(old.indices, old) { waiting[Name(node), default: []].append(index) }
    var isPaired = [Bool](repeating: false, count: old.count)
    var pairs: [Pair] = []
    for node in new {
      guard let match = waiting[Name(node)]?.popFirst() else {
        pairs.append(.added(node))
        continue
      }
      isPaired[match - old.startIndex] = true
      pairs.append(.both(old[match], node))
    }
    return pairs + zip(old, isPaired).filter { !$0.1 }.map { .removed($0.0) }
  }

  /// What a node is, wherever it lies.
  private static func content(_ node: TreeNode) -> String {
    var text = "\(node.kind)\u{1}\(node.identifier ?? "")\u{1}\(node.text ?? "")"
    for child in node.children { text += "\u{2}" + content(child) + "\u{3}" }
    return text
  }
}
