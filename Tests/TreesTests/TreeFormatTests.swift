import Testing

@testable import DarkroomTrees

/// What trees of several formats say when they are laid over each other.
struct TreeFormatTests {
  private func screen(_ format: String?, spacing: String? = nil, color: String) -> TreeNode {
    let stack = TreeNode(
      kind: "UIStackView",
      attributes: [("background", color)] + (spacing.map { [("spacing", $0)] } ?? []))
    return TreeNode(
      kind: "UIView", attributes: format.map { [("format", $0)] } ?? [], children: [stack])
  }

  @Test func whatTheOldFormatDoesNotSayHasNotChanged() {
    let old = screen(nil, color: "#F00")
    let new = screen("2", spacing: "8", color: "#0F0")

    #expect(
      TreeComparison(old: old, new: new).words == [
        "UIStackView in UIView: background changed from #F00 to #0F0"
      ])
    #expect(TreeDifference(old: old, new: new).children[0].words.count == 1)
  }

  /// Each format is compared in terms of the older of both, whichever side it is on.
  @Test func whatTheSecondFormatDoesNotSayHasNotChanged() {
    func screen(_ format: String, padding: String?) -> TreeNode {
      let text = TreeNode(
        kind: "Text",
        attributes: [("text font", format)] + (padding.map { [("padding", $0)] } ?? []))
      return TreeNode(kind: "UIView", attributes: [("format", format)], children: [text])
    }
    let (old, new) = (screen("2", padding: nil), screen("3", padding: "12"))

    #expect(
      TreeComparison(old: old, new: new).words == [
        "Text in UIView: text font changed from 2 to 3"
      ])
    #expect(
      TreeComparison(old: new, new: old).words == [
        "Text in UIView: text font changed from 3 to 2"
      ])
    #expect(
      TreeComparison(old: new, new: screen("3", padding: "18")).words == [
        "Text in UIView: padding changed from 12 to 18"
      ])
  }

  @Test func twoOfTheNewFormatSayAllTheyHave() {
    let old = screen("2", spacing: "8", color: "#F00")

    #expect(
      TreeComparison(old: old, new: screen("2", spacing: "12", color: "#F00")).words == [
        "UIStackView in UIView: spacing changed from 8 to 12"
      ])
    #expect(
      TreeComparison(old: old, new: screen("2", color: "#F00")).words == [
        "UIStackView in UIView: spacing was 8, now none"
      ])
  }

  @Test func aRootThatIsMarkedSaysItsFormatAndIsReadBack() {
    var tree = screen(nil, color: "#F00")
    tree.markFormat()

    #expect(TreeText.string(tree).hasPrefix("UIView; format = 3\n"))
    #expect(TreeText.parse(TreeText.string(tree)) == tree)
  }

  /// People know the view that they have made, and not what UIKit puts into it.
  @Test func aPartIsCalledByItsOwner() {
    func button(_ color: String, y: Double) -> TreeNode {
      let frame = TreeFrame(x: 0, y: y, width: 9, height: 9)
      return TreeNode(
        kind: "UIView",
        children: [
          TreeNode(
            kind: "UIButton", text: "Apply",
            children: [
              TreeNode(
                kind: "_UISystemBackgroundView", frame: frame, attributes: [("background", color)])
            ])
        ])
    }

    #expect(
      TreeComparison(old: button("#F00", y: 0), new: button("#0F0", y: 0)).words == [
        "UIButton \"Apply\": background changed from #F00 to #0F0"
      ])
    #expect(
      TreeComparison(old: button("#F00", y: 0), new: button("#F00", y: 2)).words == [
        "a part of UIButton \"Apply\" moved from (0, 0) to (0, 2)"
      ])
  }

  @Test func aSentenceThatSeveralPartsHaveInCommonIsSaidOnce() {
    func button(_ title: String) -> TreeNode {
      TreeNode(
        kind: "UIButton", text: title, children: [TreeNode(kind: "UIButtonLabel", text: title)])
    }

    #expect(
      TreeComparison(old: button("Buy"), new: button("Sell")).words == [
        "UIButton \"Buy\": text changed from \"Buy\" to \"Sell\""
      ])
  }
}
