import Testing
import UIKit

private final class Screen: UIViewController {
  private(set) var log: [String] = []
  let button = UIControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: Selector("refresh", Screen.refresh), for: .valueChanged)
    button.addTarget(self, action: Selector("tapped", Screen.tapped(_:)), for: .touchUpInside)
    button.addTarget(self, action: Selector("pressed(_:for:)", Screen.pressed), for: .touchDown)
  }

  private func refresh() { log.append("refresh") }
  private func tapped(_ sender: UIControl) { log.append("tapped \(sender === button)") }
  private func pressed(_ sender: Any, for event: UIEvent?) { log.append("pressed") }
}

/// What test suites do to simulate a user, written as on iOS.
extension UIControl {
  fileprivate func simulate(_ event: UIControl.Event) {
    allTargets.forEach { target in
      actions(forTarget: target, forControlEvent: event)?.forEach {
        (target as NSObject).perform(Selector($0))
      }
    }
  }
}

@MainActor
struct TargetActionTests {
  private let screen = Screen()

  init() { screen.loadViewIfNeeded() }

  @Test func sendActionsCallsTypedMethods() {
    screen.button.sendActions(for: .valueChanged)
    screen.button.sendActions(for: .touchUpInside)
    screen.button.sendActions(for: .touchDown)

    #expect(screen.log == ["refresh", "tapped true", "pressed"])
  }

  @Test func actionsAreNamedAsInObjectiveC() {
    func names(_ event: UIControl.Event) -> [String]? {
      screen.button.actions(forTarget: screen, forControlEvent: event)
    }

    #expect(names(.valueChanged) == ["refresh"])
    #expect(names(.touchUpInside) == ["tapped:"])
    #expect(names(.touchDown) == ["pressed:for:"])
    #expect(names(.editingChanged) == nil)
  }

  @Test func targetsPerformTheirActionsByName() {
    screen.button.simulate(.valueChanged)

    #expect(screen.log == ["refresh"])
  }

  @Test func objectsKnowWhatTheyRespondTo() {
    #expect(screen.responds(to: Selector("refresh")))
    #expect(!screen.responds(to: Selector("unheardOf")))
  }

  @Test func performPassesTheSender() {
    screen.perform(Selector("tapped:"), with: screen.button)

    #expect(screen.log == ["tapped true"])
  }

  @Test func selectorsAreEqualByName() {
    #expect(Selector("viewDidLoad") == Selector("viewDidLoad", Screen.viewDidLoad))
    #expect(NSStringFromSelector(Selector("a:b:")) == "a:b:")
  }

  @Test func viewsDescribeThemselvesThroughPerform() {
    let text = screen.button.perform(Selector(("recursiveDescription")))?.takeUnretainedValue()

    #expect((text as? String)?.hasPrefix("<UIControl: 0x") == true)
  }
}
