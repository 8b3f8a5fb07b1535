import Foundation
import Testing

@testable import DarkroomUIKit

/// Apple, "Preferring one gesture over another": `require(toFail:)` and the delegate's failure requirements.
@MainActor
@Suite(.serialized)
struct RequiredFailureTests {
  private final class Log: NSObject, UIGestureRecognizerDelegate {
    var events: [String] = []
    func one() { events.append("one") }
    func two() { events.append("two") }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UISwipeGestureRecognizer }
  }

  /// The delegate of a recognizer that drags wait for.
  private final class Requirer: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
  }

  /// A recognizer that drags wait for by its class.
  private final class RequiredSwipe: UISwipeGestureRecognizer {
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
      other is UIPanGestureRecognizer
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = Log()

  init() { window.addSubview(view) }

  private func add<T: UIGestureRecognizer>(_ recognizer: T, _ name: String) -> T {
    recognizer.addTarget(
      log, action: name == "one" ? Selector("one", Log.one) : Selector("two", Log.two))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  private func drag(_ points: CGPoint...) {
    let touch = UITouch()
    touch.start(at: points.first ?? .zero, in: view)
    window.sendEvent(UIEvent(touches: [touch]))
    for point in points.dropFirst() {
      touch.move(to: point, phase: .moved)
      window.sendEvent(UIEvent(touches: [touch]))
    }
    touch.move(to: points.last ?? .zero, phase: .ended)
    window.sendEvent(UIEvent(touches: [touch]))
  }

  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func aTapWaitsForTheDoubleTapThatDoesNotCome() async {
    let one = add(UITapGestureRecognizer(), "one"), two = add(UITapGestureRecognizer(), "two")
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    drag(.zero)
    #expect(log.events == [])
    await nextTurn()
    #expect(log.events == ["one"] && one.state == .possible)
  }

  @Test func aDoubleTapIsNoTap() async {
    let one = add(UITapGestureRecognizer(), "one"), two = add(UITapGestureRecognizer(), "two")
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    drag(.zero)
    drag(.zero)
    await nextTurn()
    #expect(log.events == ["two"])
  }

  @Test func aDragWaitsUntilTheSwipeFailed() {
    let pan = add(UIPanGestureRecognizer(), "one"), swipe = add(UISwipeGestureRecognizer(), "two")
    pan.delegate = log
    drag(.zero, CGPoint(x: 30, y: 0), CGPoint(x: 80, y: 0))
    #expect(log.events == ["two"])
    log.events = []
    drag(.zero, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 80), CGPoint(x: 0, y: 90))
    #expect(log.events == ["one", "one", "one"])
    withExtendedLifetime((pan, swipe)) {}
  }

  /// Apple, `gestureRecognizer(_:shouldBeRequiredToFailBy:)` and `shouldBeRequiredToFail(by:)`.
  @Test(arguments: [true, false])
  func aRecognizerMayItselfBeRequiredToFail(byDelegate: Bool) {
    let (log, requirer) = (self.log, Requirer())
    let pan = add(UIPanGestureRecognizer(), "one")
    let swipe = add(byDelegate ? UISwipeGestureRecognizer() : RequiredSwipe(), "two")
    if byDelegate { swipe.delegate = requirer }
    #expect(pan.waits(for: swipe) && !swipe.waits(for: pan))
    drag(.zero, CGPoint(x: 30, y: 0), CGPoint(x: 80, y: 0))
    #expect(log.events == ["two"])
    log.events = []
    drag(.zero, CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 80), CGPoint(x: 0, y: 90))
    #expect(log.events == ["one", "one", "one"])
    withExtendedLifetime(requirer) {}
  }

  @Test func tapsAreCountedAnewAfterADrag() {
    let two = add(UITapGestureRecognizer(), "two")
    two.numberOfTapsRequired = 2
    drag(.zero)
    drag(.zero, CGPoint(x: 50, y: 0))
    drag(.zero)
    #expect(log.events == [])
    drag(.zero)
    #expect(log.events == ["two"])
  }

  @Test func aTranslationIsInTheSpaceOfTheView() {
    let pan = add(UIPanGestureRecognizer(), "one")
    let turned = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.addSubview(turned)
    let touch = UITouch()
    touch.start(at: .zero, in: view)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.move(to: CGPoint(x: 40, y: 20), phase: .moved)
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 20))
    #expect(pan.translation(in: turned) == CGPoint(x: 20, y: 10))
    pan.setTranslation(CGPoint(x: 1, y: 0), in: turned)
    #expect(pan.translation(in: view) == CGPoint(x: 2, y: 0))
    #expect(pan.translation(in: turned) == CGPoint(x: 1, y: 0))
  }

  @Test func fingersAndMovementCount() {
    let pan = add(UIPanGestureRecognizer(), "one")
    pan.minimumNumberOfTouches = 2
    drag(.zero, CGPoint(x: 40, y: 0))
    #expect(log.events == [])
    let press = add(UILongPressGestureRecognizer(), "two")
    let touch = UITouch()
    touch.start(at: .zero, in: view)
    window.sendEvent(UIEvent(touches: [touch]))
    touch.move(to: CGPoint(x: 0, y: 11), phase: .moved)
    window.sendEvent(UIEvent(touches: [touch]))
    #expect(press.state == .failed)
  }

  /// As a tap that is followed by a press.
  @Test(arguments: [(0, false, true), (1, false, false), (1, true, true), (2, true, false)])
  func aLongPressBeginsAfterItsTaps(required: Int, isTapped: Bool, begins: Bool) {
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    press.minimumPressDuration = 0
    press.numberOfTapsRequired = required
    let touch = UITouch()
    if isTapped {
      touch.start(at: .zero, in: view)
      window.sendEvent(UIEvent(touches: [touch]))
      touch.move(to: .zero, phase: .ended)
      window.sendEvent(UIEvent(touches: [touch]))
    }

    touch.start(at: .zero, in: view)
    window.sendEvent(UIEvent(touches: [touch]))

    #expect((press.state == .began) == begins)
  }
}
