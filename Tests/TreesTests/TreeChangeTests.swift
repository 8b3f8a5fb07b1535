import Testing

@testable import DarkroomTrees

/// Changes in words that are equal wherever they are.
struct TreeChangeTests {
  private func screen(_ children: [TreeNode], y: Double = 0) -> TreeNode {
    TreeNode(
      kind: "UIView", frame: TreeFrame(x: 10_000, y: 10_000, width: 100, height: 400),
      children: [
        TreeNode(
          kind: "Card", frame: TreeFrame(x: 10, y: y, width: 80, height: 100), children: children)
      ])
  }

  private func label(_ text: String, y: Double = 0, color: String? = nil) -> TreeNode {
    TreeNode(
      kind: "UILabel", identifier: "badge", text: text,
      frame: TreeFrame(x: 2, y: y, width: 20, height: 20),
      attributes: color.map { [("background", $0)] } ?? [])
  }

  private func words(_ old: TreeNode, _ new: TreeNode) -> [String] {
    TreeChange.all(old: old, new: new).map(\.words)
  }

  @Test func anAttributeNamesTheKindOfViewAndNotItsTextOrPlace() {
    let here = words(screen([label("3", color: "#F00")]), screen([label("3", color: "#0F0")]))
    let there = words(
      screen([label("12", y: 9, color: "#F00")], y: 50),
      screen([label("12", y: 9, color: "#0F0")], y: 50))

    #expect(here == ["UILabel #badge: background #F00 → #0F0"])
    #expect(here == there)
    #expect(
      words(screen([label("3")]), screen([label("3", color: "#0F0")])) == [
        "UILabel #badge: background none → #0F0"
      ])
  }

  @Test func aMoveIsItsDistance() {
    let changes = TreeChange.all(
      old: screen([label("3", y: 20.0 / 3)]), new: screen([label("3", y: 44.0 / 3)]))

    #expect(changes.map(\.words) == ["moved down by 8"])
    #expect(changes[0].nodes == 2..<3)
    #expect(changes[0].old == TreeFrame(x: 12, y: 20.0 / 3, width: 20, height: 20))
  }

  @Test func whatMovesWithItsParentHasNotMoved() {
    let changes = TreeChange.all(old: screen([label("3")]), new: screen([label("3")], y: 12))

    #expect(changes.map(\.nodes) == [1..<3])
  }

  @Test func textsThatDifferInWhatIsNotShownHaveDifferentDetails() {
    let long = String(repeating: "word ", count: 30)
    let changes = [
      TreeChange.all(
        old: screen([label(long + "a" + long)]), new: screen([label(long + "b" + long)])),
      TreeChange.all(
        old: screen([label("x" + long + "a" + long)]), new: screen([label("x" + long + "b" + long)])
      ),
    ]

    #expect(changes[0].map(\.words) == changes[1].map(\.words))
    #expect(changes[0].map(\.detail) != changes[1].map(\.detail))
  }

  @Test func viewsThatComeAreOneChangeEachWithAllInThem() {
    let row = TreeNode(
      kind: "Row", frame: TreeFrame(x: 0, y: 50, width: 80, height: 10),
      children: [
        TreeNode(kind: "Dot", frame: TreeFrame(x: 78, y: -4, width: 8, height: 8))
      ])

    let added = TreeChange.all(old: screen([]), new: screen([row]))
    let removed = TreeChange.all(old: screen([row]), new: screen([]))

    #expect(added.map(\.words) == ["Row added"] && added[0].nodes == 2..<4)
    #expect(removed.map(\.words) == ["Row removed"] && removed[0].nodes.isEmpty)
    #expect(removed[0].old == TreeFrame(x: 10, y: 46, width: 86, height: 14))
  }

  @Test func aScrolledListIsSeenWhereItIs() {
    func list(_ y: Double) -> TreeNode {
      TreeNode(
        kind: "UITableView", frame: TreeFrame(x: 0, y: 0, width: 100, height: 400),
        attributes: [("content offset", "0 -91")], children: [label("3", y: y)])
    }

    let changes = TreeChange.all(old: list(10), new: list(18))

    #expect(changes[0].old == TreeFrame(x: 2, y: 101, width: 20, height: 20))
    #expect(changes[0].new == TreeFrame(x: 2, y: 109, width: 20, height: 20))
  }
}
