import Testing

@testable import DarkroomTrees

struct TreeDifferenceTests {
  func tree(_ children: [TreeNode]) -> TreeNode {
    TreeNode(
      kind: "UIView", frame: TreeFrame(x: 10_000, y: 10_000, width: 100, height: 50),
      children: [
        TreeNode(
          kind: "Card", frame: TreeFrame(x: 10, y: 20, width: 80, height: 20), children: children)
      ])
  }

  func label(_ text: String, x: Double) -> TreeNode {
    TreeNode(kind: "UILabel", text: text, frame: TreeFrame(x: x, y: 1, width: 5, height: 5))
  }

  @Test func framesAreSeenFromThePicturesCorner() {
    let difference = TreeDifference(old: tree([label("a", x: 2)]), new: tree([label("a", x: 4)]))

    let moved = difference.children[0].children[0]
    #expect(difference.new == TreeFrame(x: 0, y: 0, width: 100, height: 50))
    #expect(moved.old == TreeFrame(x: 12, y: 21, width: 5, height: 5))
    #expect(moved.new == TreeFrame(x: 14, y: 21, width: 5, height: 5))
    #expect(moved.words == ["UILabel \"a\" in Card moved from (2, 1) to (4, 1)"])
    #expect(difference.change == .same && moved.change == .changed)
  }

  @Test func nodesComeAndGo() {
    let difference = TreeDifference(
      old: tree([label("a", x: 2)]), new: tree([TreeNode(kind: "UISwitch")]))

    let changes = difference.children[0].children
    #expect(changes.map(\.change) == [.added, .removed])
    #expect(changes[1].new == nil && changes[1].old != nil)
  }

  @Test func aTreeAloneHasNoChanges() {
    let difference = TreeDifference(old: nil, new: tree([label("a", x: 2)]))

    #expect(difference.children[0].children[0].change == .same)
    #expect(difference.children[0].children[0].words.isEmpty)
  }
}
