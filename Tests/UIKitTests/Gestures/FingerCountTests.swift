import Testing

@testable import DarkroomUIKit

/// Recognizers that ask for a number of fingers, and for how far a finger may move.
@MainActor
struct FingerCountTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let log = Log()

  private final class Log: NSObject, UIGestureRecognizerDelegate {
    weak var recognizer: UIGestureRecognizer?
    var states: [UIGestureRecognizer.State] = []

    func note() { states += recognizer.map { [$0.state] } ?? [] }
  }

  init() { window.addSubview(view) }

  private func add<T: UIGestureRecognizer>(_ recognizer: T) -> T {
    log.recognizer = recognizer
    recognizer.addTarget(log, action: Selector("note", Log.note))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Puts down a number of fingers, moves all of them together, and lifts them.
  private func touch(fingers: Int, moving distance: CGFloat = 0) {
    let touches = (0..<fingers).map { index in
      let touch = UITouch()
      touch.start(at: CGPoint(x: 20 + 30 * CGFloat(index), y: 50), in: view)
      return touch
    }
    send(touches)
    if distance != 0 { move(touches, by: distance, .moved) }
    move(touches, by: 0, .ended)
  }

  private func move(_ touches: [UITouch], by distance: CGFloat, _ phase: UITouch.Phase) {
    for touch in touches {
      let place = touch.location(in: view)
      touch.move(to: CGPoint(x: place.x, y: place.y + distance), phase: phase)
    }
    send(touches)
  }

  private func send(_ touches: [UITouch]) { window.sendEvent(UIEvent(touches: Set(touches))) }

  /// Apple, `UITapGestureRecognizer.numberOfTouchesRequired`: the number of fingers for the gesture to be recognized.
  @Test(arguments: [(1, 1, true), (1, 2, false), (2, 1, false), (2, 2, true), (3, 3, true)])
  func aTapNeedsItsFingers(fingers: Int, required: Int, isRecognized: Bool) {
    add(UITapGestureRecognizer()).numberOfTouchesRequired = required
    touch(fingers: fingers)

    #expect(log.states == (isRecognized ? [.ended] : []))
  }

  /// Apple, `UILongPressGestureRecognizer.numberOfTouchesRequired`.
  @Test(arguments: [(1, 2, false), (2, 2, true), (2, 1, false)])
  func aPressNeedsItsFingers(fingers: Int, required: Int, isRecognized: Bool) {
    let press = add(UILongPressGestureRecognizer())
    press.minimumPressDuration = 0
    press.numberOfTouchesRequired = required
    touch(fingers: fingers)

    #expect(log.states == (isRecognized ? [.began, .ended] : []))
  }

  /// Apple, `UIPanGestureRecognizer.maximumNumberOfTouches`: the maximum number of fingers that can touch the view.
  @Test(arguments: [(1, true), (2, true), (3, false)])
  func aDragAllowsNoMoreThanItsFingers(fingers: Int, isRecognized: Bool) {
    add(UIPanGestureRecognizer()).maximumNumberOfTouches = 2
    touch(fingers: fingers, moving: 40)

    #expect(log.states == (isRecognized ? [.began, .ended] : []))
  }

  /// Apple, `allowableMovement`: the maximum movement of the fingers before the gesture fails, 10 points by default.
  @Test(arguments: [
    (CGFloat(10), CGFloat(10), false), (10, 11, true), (30, 25, false), (30, 31, true),
    (2, 3, true),
  ])
  func aPressFailsBeyondItsAllowableMovement(allowed: CGFloat, moved: CGFloat, fails: Bool) {
    let press = add(UILongPressGestureRecognizer())
    press.allowableMovement = allowed
    let touch = UITouch()
    touch.start(at: CGPoint(x: 50, y: 50), in: view)
    send([touch])
    move([touch], by: moved, .moved)

    #expect((press.state == .failed) == fails)
  }
}
