import Testing
import UIKit

@testable import SnapshotTesting

@MainActor
struct ReadingOrderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  private func add(_ name: String, _ x: CGFloat, _ y: CGFloat, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 40, height: 20))
    view.isAccessibilityElement = true
    view.accessibilityLabel = name
    (parent ?? root).addSubview(view)
    return view
  }

  private func order(_ traits: UITraitCollection = .init()) -> String {
    ReadingOrder(traits).elements(of: root).compactMap(\.accessibilityLabel).joined(separator: " ")
  }

  @Test func rowsAreReadFromTheTopAndFromTheLeadingEdge() {
    _ = add("d", 0, 60)
    _ = add("c", 200, 3)
    _ = add("b", 100, 7)
    _ = add("a", 0, 0)

    #expect(order() == "a b c d")
    #expect(order(UITraitCollection(layoutDirection: .rightToLeft)) == "c b a d")
  }

  @Test func whatBeginsEightPointsLowerIsANewRow() {
    _ = add("b", 0, 8)
    _ = add("a", 100, 0)

    #expect(order() == "a b")
    #expect(order(UITraitCollection(userInterfaceIdiom: .pad)) == "b a")
  }

  @Test func aGroupIsReadToItsEnd() {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(group)
    _ = add("b", 150, 0)
    _ = add("c", 0, 60, to: group)
    _ = add("a", 0, 0, to: group)

    #expect(order() == "a b c")
    group.shouldGroupAccessibilityChildren = true
    #expect(order() == "a c b")
  }

  @Test func aContainersListStandsAsItIs() {
    let low = add("low", 0, 100)
    let high = add("high", 0, 0)
    root.accessibilityElements = [low, high]

    #expect(order() == "low high")
  }

  @Test func whatIsHiddenIsNotRead() {
    add("a", 0, 0).isHidden = true
    add("b", 0, 30).alpha = 0
    let group = UIView(frame: root.bounds)
    root.addSubview(group)
    _ = add("c", 0, 60, to: group)
    group.accessibilityElementsHidden = true

    #expect(order() == "")
  }

  @Test func aModalViewHidesItsSiblings() {
    _ = add("a", 0, 0)
    let modal = UIView(frame: root.bounds)
    root.addSubview(modal)
    _ = add("b", 0, 0, to: modal)
    modal.accessibilityViewIsModal = true

    #expect(order() == "b")
  }

  @Test func anElementThatIsNoViewHasItsContainersPlace() {
    let element = UIAccessibilityElement(accessibilityContainer: root)
    element.isAccessibilityElement = true
    element.accessibilityLabel = "x"
    element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.accessibilityElements = [element]
    let markers = AccessibilityMarker.all(of: root, picture: nil)

    #expect(markers.map(\.label) == ["x"])
    #expect(markers.map(\.frame) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
  }
}
