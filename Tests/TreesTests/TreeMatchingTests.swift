import Testing

@testable import DarkroomTrees

struct TreeMatchingTests {
  private func rows(_ texts: [String]) -> [TreeNode] {
    texts.map { TreeNode(kind: "UILabel", text: $0) }
  }

  private func words(_ old: [String], _ new: [String]) -> [String] {
    TreeComparison(
      old: TreeNode(kind: "UIView", children: rows(old)),
      new: TreeNode(kind: "UIView", children: rows(new))
    ).words
  }

  @Test func whatIsNotCommonIsPairedInOrder() {
    #expect(
      words(["a", "b", "c"], ["x", "b", "y", "z"]) == [
        "UILabel \"a\" in UIView: text changed from \"a\" to \"x\"",
        "UILabel \"c\" in UIView: text changed from \"c\" to \"y\"",
        "UILabel \"z\" in UIView was added",
      ])
  }

  @Test func aPairIsOfOneClassAndIdentifier() {
    let old = [
      TreeNode(kind: "UIView", identifier: "a"),
      TreeNode(kind: "UILabel", identifier: "a", text: "1"),
      TreeNode(kind: "UILabel", identifier: "b", text: "2"),
    ]
    let new = [
      TreeNode(kind: "UILabel", identifier: "b", text: "3"),
      TreeNode(kind: "UILabel", identifier: "a", text: "4"),
    ]

    let kinds = TreeMatching.pairs(old, new).map {
      switch $0 {
      case .both(let a, let b): "\(a.text ?? "")-\(b.text ?? "")"
      case .added: "added"
      case .removed(let node): "removed \(node.kind)"
      }
    }

    #expect(kinds == ["2-3", "1-4", "removed UIView"])
  }

  /// A table of all pairs would hold 10¹⁰ numbers.
  @Test func aHundredThousandSiblingsAreCompared() {
    let texts = (0..<100_000).map { "Row \($0)" }

    #expect(words(texts, ["new"] + texts).count == 1)
    #expect(TreeMatching.pairs(rows(texts), rows(texts.map { $0 + "!" })).count == 100_000)
  }
}
