import Testing

@testable import DarkroomTrees

struct TreeTests {
  static let card = TreeNode(
    kind: "CardView", frame: TreeFrame(x: 0, y: 0, width: 160, height: 60),
    attributes: [("background", "#007AFF")],
    children: [
      TreeNode(
        kind: "UIImageView", identifier: "avatar",
        frame: TreeFrame(x: 12, y: 14, width: 32, height: 32)),
      TreeNode(
        kind: "UILabel", text: "Hello", frame: TreeFrame(x: 56, y: 20, width: 96, height: 20)),
    ])

  @Test func textIsReadBack() {
    var tree = Self.card
    tree.children[1].text = "semi; colon\nand \\ line = end"

    #expect(TreeText.parse(TreeText.string(tree)) == tree)
  }

  /// With the space before it, or with the semicolon behind it, such a text is one letter of Swift's.
  @Test(arguments: [
    "\u{301}x", "\u{200D}", "\u{1F3FB}", "a\u{600}", "\\\u{301}", "\u{300}; \u{301}",
  ])
  func textThatJoinsItsNeighboursIsReadBack(text: String) {
    var tree = Self.card
    tree.children[0].identifier = text
    tree.children[1].text = text
    tree.attributes[0].value = text

    #expect(TreeText.parse(TreeText.string(tree)) == tree)
  }

  @Test func textIsOneLineANode() {
    #expect(
      TreeText.string(Self.card) == """
        CardView; frame = 0 0 160 60; background = #007AFF
          UIImageView; identifier = avatar; frame = 12 14 32 32
          UILabel; text = Hello; frame = 56 20 96 20

        """)
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 0.5, 61.0 / 3, -2.0 / 3, 0.05, 0.000_04, -0.000_04, 0.000_05, 9.999_96,
    123_456.7891, 999_999.999_96, -999_999.75, 1e6, 1e6 + 0.25, 1e11 + 0.5, 1e13, -1e13, .infinity,
  ])
  func aFrameIsWrittenAsNumbersAreElsewhere(number: Double) {
    let tree = TreeNode(kind: "V", frame: TreeFrame(x: number, y: 1, width: -number, height: 2))

    #expect(
      TreeText.string(tree)
        == "V; frame = \(TreeNumber.text(number)) 1 \(TreeNumber.text(-number)) 2\n")
  }

  /// Thirds, quarters and their rounding errors, as layouts have them.
  @Test func manyFramesAreWrittenAsNumbersAreElsewhere() {
    let wrong = (0..<6_000).filter { index in
      let thousandths: Double = Double(index) * 370 - 700_000
      let number = thousandths / 1_000 / Double(index % 13 + 1)
      let tree = TreeNode(kind: "V", frame: TreeFrame(x: number, y: 0, width: 0, height: 0))
      return TreeText.string(tree) != "V; frame = \(TreeNumber.text(number)) 0 0 0\n"
    }

    #expect(wrong == [])
  }

  @Test func equalTreesHaveNothingToSay() {
    #expect(TreeComparison(old: Self.card, new: Self.card).words == [])
  }

  @Test func aStoredFrameIsRoundedAndThatIsNoChange() throws {
    var tree = Self.card
    tree.children[1].frame = TreeFrame(x: 56, y: 61.0 / 3, width: 96, height: 47.0 / 3)
    let stored = try #require(TreeText.parse(TreeText.string(tree)))

    #expect(TreeComparison(old: stored, new: tree).words == [])
  }

  @Test func eachChangeIsASentence() {
    var new = Self.card
    new.attributes[0].value = "#FF3B30"
    new.children[0].frame = TreeFrame(x: 14, y: 14, width: 32, height: 36.5)
    new.children[1].text = "Hi"

    #expect(
      TreeComparison(old: Self.card, new: new).words == [
        "CardView: background changed from #007AFF to #FF3B30",
        "UIImageView #avatar in CardView moved from (12, 14) to (14, 14) and resized from 32×32 to 32×36.5",
        "UILabel \"Hello\" in CardView: text changed from \"Hello\" to \"Hi\"",
      ])
  }

  @Test func anInsertedRowIsNotAChangeOfEveryRowBelow() {
    func list(_ rows: [String]) -> TreeNode {
      TreeNode(
        kind: "UIView",
        children: rows.enumerated().map { index, text in
          TreeNode(
            kind: "UILabel", text: text,
            frame: TreeFrame(x: 0, y: Double(index) * 20, width: 50, height: 20))
        })
    }

    let words = TreeComparison(old: list(["a", "b", "c"]), new: list(["a", "new", "b", "c"])).words

    #expect(
      words == [
        "UILabel \"new\" in UIView was added at (0, 20), 50×20",
        "UILabel \"b\" in UIView moved from (0, 20) to (0, 40)",
        "UILabel \"c\" in UIView moved from (0, 40) to (0, 60)",
      ])
  }

  @Test func aMissingViewIsNamed() {
    var new = Self.card
    new.children.remove(at: 0)

    #expect(
      TreeComparison(old: Self.card, new: new).words == [
        "UIImageView #avatar in CardView was removed"
      ])
  }

  @Test func manyChangesAreCounted() {
    var new = Self.card
    new.kind = "Other"
    new.attributes = [.init(key: "a", value: "1"), .init(key: "b", value: "2")]

    #expect(
      TreeComparison(old: Self.card, new: new).summary(limit: 1).last
        == "… and 3 more changes in the tree")
  }
}

struct TextChangeTests {
  private func change(_ old: String, _ new: String) -> [String] {
    let change = TextChange(old: old, new: new)
    return [change.old, change.new]
  }

  @Test func shortTextsAreShownWhole() {
    #expect(change("Hello", "Hello, world") == ["Hello", "Hello, world"])
  }

  @Test func longTextsAreShownWhereTheyDiffer() {
    let start = "The quick brown fox jumps over"
    let end = "and then it walks back to its den"

    #expect(
      change("\(start) the dog \(end)", "\(start) the lazy cat \(end)") == [
        "…ps over the dog and then it…", "…ps over the lazy cat and then it…",
      ])
    #expect(
      change(start + " " + end, start + " " + end + "!").map { $0.suffix(6) } == [
        "ts den", "s den!",
      ])
  }

  @Test func longChangesShowBothEnds() {
    let words = change(String(repeating: "a", count: 100), "b")

    #expect(
      words == [
        String(repeating: "a", count: 30) + "…" + String(repeating: "a", count: 30), "b",
      ])
  }

  @Test func sidesDoNotOverlapInRepetitions() {
    let a = String(repeating: "ab", count: 30)

    #expect(change(a, a + "ab") == ["…abababababab", "…" + String(repeating: "ab", count: 7)])
  }
}
