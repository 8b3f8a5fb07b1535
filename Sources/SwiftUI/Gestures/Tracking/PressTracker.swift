/// Tracks a finger on a button.
final class PressTracker: GestureTracker {
  private let press: ButtonPress

  init(_ press: ButtonPress) { self.press = press }

  func follow(_ touch: GestureTouch) -> GesturePhase {
    let isInside = press.reach.contains(touch.location.applying(touch.toLocal))
    guard touch.phase == .ended else {
      press.isPressed = isInside
      return .possible(nil)
    }
    press.isPressed = false
    if isInside { press.action() }
    return .ended(())
  }

  func cancel() { press.isPressed = false }
}
