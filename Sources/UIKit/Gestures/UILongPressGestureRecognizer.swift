import DarkroomCoreGraphics
public import Foundation

/// Presses; a test's touch has no duration, so it begins when the test sets `state`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Headless: kept, not compared with the touches.
  open var numberOfTapsRequired = 0
  /// Headless: kept, not compared with the touches.
  open var numberOfTouchesRequired = 1
  /// Seconds; 0 begins with the touch, any other number waits for a test that sets `state`.
  open var minimumPressDuration: TimeInterval = 0.5
  /// Points; kept: a finger that moves does not end the press.
  open var allowableMovement: CGFloat = 10

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if minimumPressDuration == 0 { state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognizing { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .ended : .failed
  }
}
