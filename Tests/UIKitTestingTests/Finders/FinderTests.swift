import Testing
import UIKit
import UIKitTesting

@MainActor
struct FinderTests {
  /// root{a{aa{aaa}}, b{ba}}, named by accessibility identifier.
  private let root: UIView

  init() {
    func view(_ name: String, _ children: [UIView] = []) -> UIView {
      let view = UIView()
      view.accessibilityIdentifier = name
      for child in children { view.addSubview(child) }
      return view
    }
    root = view(
      "root", [view("a", [view("aa", [view("aaa")])]), view("b", [view("ba")])])
  }

  private func names(_ views: [UIView]) -> [String] { views.compactMap(\.accessibilityIdentifier) }

  private func named(_ name: String) throws -> UIView {
    try #require(root.findViews(withAccessibilityIdentifier: name).first)
  }

  @Test func recursiveSubviewsListChildrenBeforeGrandchildren() {
    #expect(names(root.recursiveSubviews) == ["a", "b", "aa", "aaa", "ba"])
  }

  @Test func aLoneViewHasNoRecursiveSubviews() {
    #expect(UIView().recursiveSubviews.isEmpty)
  }

  @Test func descendantsComeDepthFirst() {
    #expect(names(root.relativeDescendants) == ["a", "aa", "aaa", "b", "ba"])
  }

  @Test func ancestorsComeNearestFirst() throws {
    #expect(names(try named("aaa").relativeAncestors) == ["aa", "a", "root"])
  }

  @Test func aViewIsNotItsOwnRelative() throws {
    let a = try named("a")

    #expect(!a.isRelativeAncestor(of: a))
    #expect(!a.isRelativeDescendant(of: a))
    #expect(!a.isRelativeSibling(of: a))
    #expect(names(a.relativeSiblings) == ["b"])
  }

  @Test func detachedViewsAreNotSiblings() {
    #expect(!UIView().isRelativeSibling(of: UIView()))
  }

  @Test func theTitleLabelOfAButtonIsFound() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    root.addSubview(button)

    #expect(root.findButtons(with: "Buy") == [button])
    #expect(root.findLabels(with: "Buy").count == 1)
  }

  @Test func groupsLeaveOutNilKeys() throws {
    try named("aa").tag = 7
    try named("ba").tag = 7
    try named("b").tag = 9

    #expect(root.groupDescendants(by: [7, 8]).mapValues(names) == [7: ["aa", "ba"]])
    #expect(names([try #require(root.findFirstDescendant(by: [9]))]) == ["b"])
  }

  @Test func tenThousandLevelsAreSearched() throws {
    let top = UIView()
    var bottom = top
    for _ in 0..<10_000 {
      let child = UIView()
      bottom.addSubview(child)
      bottom = child
    }
    bottom.tag = 42

    #expect(top.findFirstDescendant(by: [42]) === bottom)
    #expect(top.isRelativeAncestor(of: bottom))
  }
}
