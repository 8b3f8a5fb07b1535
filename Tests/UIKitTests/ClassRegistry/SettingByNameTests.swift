import DarkroomObjectiveC
import Foundation
import Testing

@testable import DarkroomUIKit

/// What sets a property by its name calls the setter and nothing else, as key-value coding of Objective-C does: a getter
/// may load a view, make a lazy value, or need what is not there yet.
@MainActor
struct SettingByNameTests {
  private final class Card: UIView {
    private(set) var reads = 0
    private var stored = 0
    var limit: Int {
      get {
        reads += 1
        return stored
      }
      set { stored = newValue }
    }
    /// As in many apps; there is no color to be read before one is set.
    var borderColor: UIColor {
      get { layer.borderColor.map { UIColor(cgColor: $0) } ?? missing() }
      set { layer.borderColor = newValue.cgColor }
    }
    private func missing() -> UIColor {
      reads += 1
      return .clear
    }
    override var isHidden: Bool {
      get {
        reads += 1
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }
    override var accessibilityLabel: String? {
      get {
        reads += 1
        return super.accessibilityLabel
      }
      set { super.accessibilityLabel = newValue }
    }
  }

  private final class Controller: UIViewController {
    private(set) var loads = 0
    override func loadView() {
      loads += 1
      super.loadView()
    }
  }

  private static func register() {
    _ClassRegistry.add(Card.self, named: "Card")
    _ClassRegistry.add(property: "limit", \Card.limit) { $0.limit = $1 }
    _ClassRegistry.add(property: "borderColor", \Card.borderColor) { $0.borderColor = $1 }
  }

  private func card(_ attributes: String, _ children: String = "") throws -> Card {
    Self.register()
    let data = Data(
      """
      <document><objects><view id="v" customClass="Card" \(attributes)>\(children)</view></objects>
      </document>
      """.utf8)
    let objects = UINib(data: data, bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? Card)
  }

  @Test func theRegistryDoesNotRead() throws {
    Self.register()
    let card = Card()

    try _ClassRegistry.set("limit", of: card, to: 3)

    #expect(card.reads == 0)
    #expect(card.limit == 3)
  }

  @Test(arguments: ["limit", "hidden"])
  func keyValueCodingDoesNotRead(key: String) {
    Self.register()
    let card = Card()
    let reads = card.reads

    card.setValue(key == "limit" ? 1 : true, forKey: key)

    #expect(card.reads == reads)
  }

  @Test func keyValueCodingSetsAViewWithoutLoadingAnother() {
    let controller = Controller()
    let view = UIView()

    controller.setValue(view, forKey: "view")

    #expect(controller.loads == 0)
    #expect(controller.viewIfLoaded === view)
  }

  @Test func aSelectorOfASetterDoesNotRead() {
    let card = Card()

    _ = unsafe card.perform(Selector("setLimit:", setter: \Card.limit) { $0.limit = $1 }, with: 4)

    #expect(card.reads == 0)
    #expect(card.limit == 4)
  }

  @Test func runtimeAttributesDoNotRead() throws {
    let card = try card(
      "",
      """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
      <color key="value" white="0" alpha="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
      </userDefinedRuntimeAttributes>
      """)

    #expect(card.reads == 0)
    #expect(card.isHidden)
    #expect(card.layer.borderColor != nil)
  }

  @Test func attributesOfAnInterfaceFileDoNotRead() throws {
    let card = try card("hidden=\"YES\"")

    #expect(card.reads == 0)
    #expect(card.isHidden)
  }

  @Test func whatAnyObjectSaysToAssistiveTechnologiesIsSetWithoutReading() {
    let card = Card()

    (card as NSObject).accessibilityLabel = "Card"

    #expect(card.reads == 0)
    #expect(card.accessibilityLabel == "Card")
  }
}
