import DarkroomTrees
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

/// What the trees in references say about paddings, insets and corners.
@MainActor
struct InsetNotesTests {
  private func nodes(in node: TreeNode) -> [TreeNode] {
    [node] + node.children.flatMap(nodes)
  }

  /// The values of an attribute in the tree of a hosted view, by the kinds of the nodes.
  private func values(of key: String, in view: some View) -> [String: String] {
    let host = UIHostingController(rootView: view)
    host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    host.view.layoutIfNeeded()
    var values: [String: String] = [:]
    for node in nodes(in: ViewTree.node(of: host.view)) { values[node.kind] = node[key] }
    return values
  }

  @Test func aTextHasThePaddingsAroundIt() {
    let text = Text("A").padding(4).padding(.horizontal, 6)

    #expect(values(of: "padding", in: text) == ["Text": "4, 0 6 0 6"])
  }

  @Test func aPaddingOfZeroIsNotWritten() {
    #expect(values(of: "padding", in: Text("A").padding(0)).isEmpty)
  }

  @Test func sidesAreThoseOfTheScreen() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let text = Text("A").padding(insets)

    #expect(values(of: "padding", in: text) == ["Text": "1 2 3 4"])
    #expect(
      values(of: "padding", in: text.environment(\.layoutDirection, .rightToLeft)) == [
        "Text": "1 4 3 2"
      ])
  }

  /// A view that is drawn as a whole has the paddings around it, and its contents have those in it.
  @Test func aPaddingBelongsToTheViewInWhichItIs() {
    let text = Text("A").padding(4).opacity(0.5).padding(8)

    #expect(values(of: "padding", in: text) == ["Effect": "8", "Text": "4"])
  }

  @Test func aRadiusIsWrittenThatNoLayerHas() {
    let text = Text("A").padding(4).cornerRadius(6)

    #expect(values(of: "corner radius", in: text) == ["Effect": "6"])
  }

  @Test func onlyInsetsThatAnAppHasSetAreWritten() {
    let (view, button) = (UIView(), UIButton(type: .system))
    view.addSubview(button)

    #expect(ViewTree.node(of: view)["layout margins"] == nil)
    #expect(ViewTree.node(of: button)["content insets"] == nil)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(ViewTree.node(of: view)["layout margins"] == "1 2 3 4")
    #expect(ViewTree.node(of: button)["content insets"] == "5")
  }

  /// A stack whose views follow its margins has them among its own attributes.
  @Test func aStackWritesItsMarginsOnce() {
    let stack = UIStackView()
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    #expect(ViewTree.node(of: stack).attributes.allSatisfy { !$0.key.contains("margins") })
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(ViewTree.node(of: stack).attributes.count { $0.key.contains("margins") } == 1)
  }
}
