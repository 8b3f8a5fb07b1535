/// Pairs the children of a node before and after.
///
/// - SeeAlso: R. A. Wagner, M. J. Fischer, "The string-to-string correction problem" (1974), for
///   the common subsequence. We differ: a node is matched among its siblings alone, and what
///   changed in place is paired by class and identifier.
enum TreeMatching {
  enum Pair {
    case both(TreeNode, TreeNode)
    case removed(TreeNode)
    case added(TreeNode)
  }

  /// First what has the same content keeps its order (longest common subsequence); in the gaps between, nodes of one
  /// class and identifier are paired in order; what remains was removed or added.
  static func pairs(_ old: [TreeNode], _ new: [TreeNode]) -> [Pair] {
    var result: [Pair] = []
    var (i, j) = (0, 0)
    for (a, b) in common(old.map(content), new.map(content)) + [(old.count, new.count)] {
      result += gap(old[i..<a], new[j..<b])
      if a < old.count, b < new.count { result.append(.both(old[a], new[b])) }
      (i, j) = (a + 1, b + 1)
    }
    return result
  }

  private static func gap(_ old: ArraySlice<TreeNode>, _ new: ArraySlice<TreeNode>) -> [Pair] {
    var remaining = Array(old)
    var pairs: [Pair] = []
    for node in new {
      let match = remaining.firstIndex { $0.kind == node.kind && $0.identifier == node.identifier }
      pairs.append(match.map { .both(remaining.remove(at: $0), node) } ?? .added(node))
    }
    return pairs + remaining.map(Pair.removed)
  }

  /// What a node is, wherever it lies.
  private static func content(_ node: TreeNode) -> String {
    var text = "\(node.kind)\u{1}\(node.identifier ?? "")\u{1}\(node.text ?? "")"
    for child in node.children { text += "\u{2}" + content(child) + "\u{3}" }
    return text
  }

  /// Index pairs of a longest common subsequence.
  private static func common(_ old: [String], _ new: [String]) -> [(Int, Int)] {
    var length = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        length[i][j] =
          old[i] == new[j]
          ? length[i + 1][j + 1] + 1 : max(length[i + 1][j], length[i][j + 1])
      }
    }
    var (i, j) = (0, 0)
    var pairs: [(Int, Int)] = []
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if length[i + 1][j] >= length[i][j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
