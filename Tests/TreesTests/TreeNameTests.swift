import Testing

@testable import DarkroomTrees

/// How changes name views whose classes clients do not know.
struct TreeNameTests {
  private func host(_ color: String, height: Double = 40) -> TreeNode {
    let frame = TreeFrame(x: 0, y: 0, width: 40, height: height)
    let circle = TreeNode(kind: "Badge › Circle", attributes: [("fill color", color)])
    let canvas = TreeNode(kind: "CanvasView", frame: frame, children: [circle])
    return TreeNode(
      kind: "_UIHostingView<Badge>", frame: frame, attributes: [("format", "3")],
      children: [canvas])
  }

  @Test func aViewOfSwiftUIIsNamedByItsComposedView() {
    #expect(
      TreeComparison(old: host("#F00"), new: host("#0F0")).words == [
        "Badge › Circle: fill color changed from #F00 to #0F0"
      ])
  }

  @Test func aHostedViewInUIKitIsNamedInTheSameWay() {
    func screen(_ color: String) -> TreeNode {
      TreeNode(kind: "UIView", attributes: [("format", "3")], children: [host(color)])
    }

    #expect(
      TreeComparison(old: screen("#F00"), new: screen("#0F0")).words == [
        "Badge › Circle: fill color changed from #F00 to #0F0"
      ])
  }

  @Test func theCanvasOfAHostIsNotMentioned() {
    let words = TreeComparison(old: host("#F00"), new: host("#F00", height: 50)).words

    #expect(words == ["_UIHostingView<Badge> resized from 40×40 to 40×50"])
  }

  @Test func aCanvasOfAnAppIsNamed() {
    func screen(_ color: String) -> TreeNode {
      let canvas = TreeNode(kind: "CanvasView", attributes: [("background", color)])
      return TreeNode(kind: "UIView", children: [canvas])
    }

    #expect(
      TreeComparison(old: screen("#F00"), new: screen("#0F0")).words == [
        "CanvasView in UIView: background changed from #F00 to #0F0"
      ])
  }

  private func window(_ alert: String, title: String, background: String) -> TreeNode {
    let button = TreeNode(
      kind: "AlertActionButton", children: [TreeNode(kind: "UILabel", text: "OK")])
    let box = TreeNode(
      kind: alert, attributes: [("background", background)],
      children: [TreeNode(kind: "UILabel", text: title), button])
    let transition = TreeNode(kind: "UITransitionView", children: [box])
    return TreeNode(kind: "UIWindow", children: [transition])
  }

  @Test(arguments: ["AlertView", "ActionSheetView"])
  func anAlertIsNamedByItsTitle(_ kind: String) {
    let old = window(kind, title: "Delete?", background: "#F00")

    #expect(
      TreeComparison(old: old, new: window(kind, title: "Delete?", background: "#0F0")).words == [
        "UIAlertController \"Delete?\" in UIWindow: background changed from #F00 to #0F0"
      ])
    #expect(
      TreeComparison(old: old, new: window(kind, title: "Remove?", background: "#F00")).words == [
        "UILabel \"Delete?\" in UIAlertController: text changed from \"Delete?\" to \"Remove?\""
      ])
    #expect(
      TreeChange.all(old: old, new: window(kind, title: "Delete?", background: "#0F0")).map(\.words)
        == ["UIAlertController: background #F00 → #0F0"])
  }
}
