import DarkroomCoreGraphics
public import Foundation

/// Presses; a test's touch has no duration, so it begins when the test sets `state`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Headless: kept, not compared with the touches.
  open var numberOfTapsRequired = 0
  /// Fewer or more fingers are no press.
  open var numberOfTouchesRequired = 1
  /// Seconds; 0 begins with the touch, any other number waits for a test that sets `state`.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points; a finger that moves farther before the press began is no press.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard minimumPressDuration == 0, self.touches.count == numberOfTouchesRequired else { return }
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognizing { return state = .changed }
    let distance = distanceFromStart
    let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
    if state == .possible, length > allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .ended : .failed
  }
}
