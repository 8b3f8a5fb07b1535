import Testing
import UIKit
import UIKitTesting

@MainActor
struct ControlSimulationTests {
  /// Writes down what is called, with what.
  @MainActor final class Listener: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func withSender(_ sender: UIControl) { heard.append("sender \(sender.tag)") }
    func withEvent(_ sender: UIControl, _ event: UIEvent) { heard.append("event \(sender.tag)") }
  }

  private let listener = Listener()
  private var plain: Selector { Selector("plain", Listener.plain) }
  private var withSender: Selector { Selector("withSender", Listener.withSender) }
  private var withEvent: Selector { Selector("withEvent", Listener.withEvent) }

  @Test func receiversAreCalledInTheOrderAdded() {
    let control = UIControl()
    control.tag = 5
    control.addTarget(listener, action: withEvent, for: .valueChanged)
    control.addAction(
      UIAction { [listener] _ in listener.heard.append("action") }, for: .valueChanged)
    control.addTarget(listener, action: plain, for: .valueChanged)
    control.addTarget(listener, action: withSender, for: [.valueChanged, .touchDown])
    control.addTarget(listener, action: plain, for: .touchCancel)

    control.simulate(event: .valueChanged)

    #expect(listener.heard == ["event 5", "action", "plain", "sender 5"])
  }

  @Test func aDisabledControlCallsTooButTakesNoTap() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    button.isEnabled = false
    button.addTarget(listener, action: plain, for: .touchUpInside)

    button.simulateTap(at: CGPoint(x: 20, y: 20))
    #expect(listener.heard.isEmpty)
    button.simulateTap()
    #expect(listener.heard == ["plain"])
  }

  @Test func theHandWrittenHelperOfTeamsWorks() {
    let control = UIControl()
    control.addTarget(listener, action: plain, for: .touchUpInside)

    control.allTargets.forEach { target in
      control.actions(forTarget: target, forControlEvent: .touchUpInside)?.forEach {
        (target as NSObject).perform(Selector($0))
      }
    }

    #expect(listener.heard == ["plain"])
  }

  @Test func aTapGoesThroughHitTesting() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    button.addTarget(listener, action: plain, for: .touchUpInside)
    window.addSubview(button)
    window.isHidden = false

    #expect(window.simulateTap(at: CGPoint(x: 30, y: 30)) === button)
    #expect(window.simulateTap(at: CGPoint(x: 70, y: 70)) === window)
    #expect(listener.heard == ["plain"])
  }

  @Test func aCoveredControlIsNotTapped() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let cover = UIView(frame: screen.bounds)
    button.addTarget(listener, action: plain, for: .touchUpInside)
    screen.addSubview(button)
    screen.addSubview(cover)

    #expect(!button.simulateTapThroughHitTesting())
    cover.isUserInteractionEnabled = false
    #expect(button.simulateTapThroughHitTesting())
    #expect(listener.heard == ["plain"])
  }

  @Test func aTapRecogniserTakesTheTapOfItsView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: plain))

    view.simulateTap(at: CGPoint(x: 10, y: 10))

    #expect(listener.heard == ["plain"])
  }

  @Test func aPullStartsRefreshingAndSendsOneEvent() {
    let control = UIRefreshControl()
    control.addTarget(listener, action: plain, for: .valueChanged)

    control.simulatePullToRefresh()

    #expect(control.isRefreshing)
    #expect(listener.heard == ["plain"])
  }

  @Test func valuesChangeBeforeTheEventIsSent() {
    let toggle = UISwitch()
    toggle.addAction(
      UIAction { [listener] _ in listener.heard.append("on \(toggle.isOn)") }, for: .valueChanged)
    let stepper = UIStepper()
    stepper.addAction(
      UIAction { [listener] _ in listener.heard.append("\(stepper.value)") }, for: .valueChanged)

    toggle.simulateToggle()
    stepper.simulateIncrement()
    stepper.simulateDecrement()
    stepper.simulateDecrement()

    #expect(listener.heard == ["on true", "1.0", "0.0"])
  }

  @Test func aDisabledSegmentIsNotChosen() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.setEnabled(false, forSegmentAt: 1)
    control.addTarget(listener, action: plain, for: .valueChanged)

    control.simulateSelection(ofSegment: 1)
    control.simulateSelection(ofSegment: 2)
    control.simulateSelection(ofSegment: 2)

    #expect(control.selectedSegmentIndex == 2)
    #expect(listener.heard == ["plain"])
  }

  @Test func barButtonItemsCallTheirTargets() {
    let item = UIBarButtonItem(title: "Save", style: .done, target: listener, action: plain)
    item.simulateTap()
    UIBarButtonItem(primaryAction: UIAction { [listener] _ in listener.heard.append("primary") })
      .simulateTap()

    #expect(listener.heard == ["plain", "primary"])
  }

  @Test func aPanAnswersItsTranslation() {
    let recognizer = UIPanGestureRecognizer()
    var seen: [CGPoint] = []
    final class Target: NSObject {
      var body: (UIPanGestureRecognizer) -> Void = { _ in }
      func pan(_ recognizer: UIPanGestureRecognizer) { body(recognizer) }
    }
    let target = Target()
    target.body = { seen.append($0.translation(in: nil)) }
    recognizer.addTarget(target, action: Selector("pan", Target.pan))

    recognizer.simulatePan(by: CGPoint(x: 30, y: -4))

    #expect(seen == [.zero, CGPoint(x: 30, y: -4), CGPoint(x: 30, y: -4)])
    #expect(recognizer.state == .possible)
  }
}
