import Testing
import UIKit
import UIKitTesting

@MainActor
struct NamingTests {
  class BaseView: UIView {
    let badge = UIView()
  }

  final class CardView: BaseView, AccessibilityIdentifierSettable {
    private let title = UILabel()
    private(set) lazy var details = UILabel()
    var subtitle: UILabel? = UILabel()
    var footer: UILabel?
    let stars = [UIImageView(), UIImageView()]
    let amount = 3
    var all: [UIView] { [badge, title] + stars }

    var titleIdentifier: String? { title.accessibilityIdentifier }
  }

  final class CardViewController: UIViewController {
    let card = CardView()
    override func loadView() { view = card }
  }

  final class GenericController<Value>: UIViewController {}

  @Test func storedViewsAreNamedByControllerAndProperty() {
    let controller = CardViewController()
    controller.loadViewIfNeeded()
    let card = controller.card

    card.setAccessibilityIdentifiers()

    #expect(card.titleIdentifier == "CardViewController-title")
    #expect(card.subtitle?.accessibilityIdentifier == "CardViewController-subtitle")
    #expect(card.badge.accessibilityIdentifier == "CardViewController-badge")
    #expect(card.stars[1].accessibilityIdentifier == "CardViewController-stars[1]")
  }

  @Test func aLazyViewIsNamedOnceItExists() {
    let card = CardView()

    card.setAccessibilityIdentifiers()
    let mirror = Mirror(reflecting: card).children.first { $0.label?.hasSuffix("details") == true }
    #expect(mirror.map { "\($0.value)" } == "nil")
    #expect(card.details.accessibilityIdentifier == nil)
    card.setAccessibilityIdentifiers()
    #expect(card.details.accessibilityIdentifier == "UnknownViewController-details")
  }

  @Test func aTargetReplacesTheReflectedObjectOnly() {
    let controller = CardViewController()
    controller.loadViewIfNeeded()
    let other = BaseView()

    controller.card.setAccessibilityIdentifiers(other)

    #expect(other.badge.accessibilityIdentifier == "CardViewController-badge")
    #expect(controller.card.badge.accessibilityIdentifier == nil)
  }

  @Test func genericAndNestedNamesAreShort() {
    #expect(GenericController<[String: CardView]>().getViewControllerName() == "GenericController")
    #expect(CardViewController().getViewControllerName() == "CardViewController")
    #expect(UIView().getViewControllerName() == "UnknownViewController")
  }

  @Test func nothingIsNamedWhereItIsSwitchedOff() {
    let card = CardView()
    AccessibilityIdentifierNaming.isEnabled = false
    card.setAccessibilityIdentifiers()
    AccessibilityIdentifierNaming.isEnabled = true

    #expect(card.badge.accessibilityIdentifier == nil)
  }

  @Test func duplicatesAreReported() throws {
    let root = UIView()
    for name in ["b", "a", "b", "c", "a"] {
      let view = UIView()
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }

    let error = #expect(throws: DuplicateIdentifiersError.self) {
      try root.requireUniqueAccessibilityIdentifiers()
    }
    #expect(error?.identifiers == ["a", "b"])
    root.subviews.prefix(2).forEach { $0.removeFromSuperview() }
    try root.requireUniqueAccessibilityIdentifiers()
  }
}
