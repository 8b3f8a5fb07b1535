import DarkroomUIKit
import Foundation
import Testing

/// Measures, lifecycle and events: Apple's documentation of `UIControl`.
@MainActor
@Suite(.tags(.lifecycle))
struct ControlTests {
  private final class Target: NSObject {
    var log: [String] = []
    func first() { log.append("first") }
    func second() { log.append("second") }
    func sender(_ control: UIControl) { log.append("sender") }
  }

  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private let target = Target()
  private let first = Selector("first", Target.first)
  private let second = Selector("second", Target.second)

  @Test func actionsRunInTheOrderAdded() {
    control.addTarget(target, action: second, for: .valueChanged)
    control.addAction(UIAction { [target] _ in target.log.append("closure") }, for: .valueChanged)
    control.addTarget(target, action: first, for: .valueChanged)

    control.sendActions(for: .valueChanged)

    #expect(target.log == ["second", "closure", "first"])
  }

  @Test func disabledControlsSendWhatTheyAreTold() {
    control.addTarget(target, action: first, for: .touchUpInside)
    control.isEnabled = false

    control.sendActions(for: .touchUpInside)

    #expect(target.log == ["first"])
  }

  @Test func duplicatesMergeTheirEvents() {
    control.addTarget(target, action: first, for: .touchDown)
    control.addTarget(target, action: first, for: .touchUpInside)

    control.sendActions(for: [.touchDown, .touchUpInside])

    #expect(target.log == ["first"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func targetsAreNotKeptAlive() {
    weak var released: Target?
    do {
      let target = Target()
      control.addTarget(target, action: first, for: .touchDown)
      released = target
    }

    #expect(released == nil)
    #expect(control.allTargets.isEmpty)
    control.sendActions(for: .touchDown)
  }

  @Test func removalTakesEventsAway() {
    control.addTarget(target, action: first, for: [.touchDown, .touchUpInside])
    control.addTarget(target, action: second, for: .touchDown)

    control.removeTarget(target, action: first, for: .touchDown)
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["second"])
    control.removeTarget(nil, action: nil, for: .allEvents)

    #expect(control.allTargets.isEmpty)
  }

  @Test func aNilTargetWalksTheResponderChain() {
    final class Catcher: UIViewController {
      var caught = 0
      func catchIt() { caught += 1 }
    }
    let controller = Catcher()
    controller.view.addSubview(control)
    control.addTarget(nil, action: Selector("catchIt", Catcher.catchIt), for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(controller.caught == 1)
    #expect(control.allTargets.allSatisfy { $0.base is NSNull })
  }

  @Test func actionsWithOneIdentifierReplaceEachOther() {
    let id = UIAction.Identifier("one")
    control.addAction(
      UIAction(identifier: id) { [target] _ in target.log.append("old") }, for: .touchDown)
    control.addAction(
      UIAction(identifier: id) { [target] _ in target.log.append("new") }, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(target.log == ["new"])
  }

  @Test func stateCombinesItsBits() {
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false

    #expect(control.state == [.selected, .highlighted, .disabled])
    #expect(control.state.rawValue == 7)
  }

  @Test func touchesBecomeEvents() {
    var events: [UIControl.Event] = []
    for event: UIControl.Event in [.touchDown, .touchDragExit, .touchUpOutside, .touchUpInside] {
      control.addAction(UIAction { _ in events.append(event) }, for: event)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(control)
    let touch = UITouch()
    touch.start(at: CGPoint(x: 5, y: 5), in: control)
    let event = UIEvent(touches: [touch])

    window.sendEvent(event)
    #expect(control.isTracking && control.isHighlighted)
    touch.move(to: CGPoint(x: 80, y: 5), phase: .moved)
    window.sendEvent(event)
    #expect(!control.isHighlighted)
    touch.move(to: CGPoint(x: 80, y: 5), phase: .ended)
    window.sendEvent(event)

    #expect(events == [.touchDown, .touchDragExit, .touchUpOutside])
  }

  @Test func tapsAreRecognized() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: first))
    let touch = UITouch()
    touch.start(at: .zero, in: view)
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(target.log.isEmpty)

    touch.move(to: .zero, phase: .ended)
    window.sendEvent(UIEvent(touches: [touch]))

    #expect(target.log == ["first"])
    #expect(view.gestureRecognizers?.first?.state == .possible)
  }
}
