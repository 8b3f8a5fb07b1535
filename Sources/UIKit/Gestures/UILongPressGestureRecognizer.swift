import DarkroomCoreGraphics
public import Foundation

/// Recognizes long presses.
///
/// A test's touch has no duration, so the gesture begins when the test sets `state`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; the time between them does not matter.
  open var numberOfTapsRequired = 0
  /// The exact number of fingers of a press.
  open var numberOfTouchesRequired = 1
  /// The minimum duration in seconds.
  ///
  /// With 0 the press begins with the touch; with any other value a test has to set `state`.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance in points that a finger may move before the press begins.
  open var allowableMovement: CGFloat = 10
  private var taps = 0

  override var expectsMoreTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard minimumPressDuration == 0, taps >= numberOfTapsRequired,
      self.touches.count == numberOfTouchesRequired
    else { return }
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRecognizing { return state = .changed }
    let distance = distanceFromStart
    let length = (distance.x * distance.x + distance.y * distance.y).squareRoot()
    guard state == .possible, length > allowableMovement else { return }
    taps = 0
    state = .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, taps < numberOfTapsRequired,
      self.touches.count == numberOfTouchesRequired
    {
      taps += 1
      return
    }
    taps = 0
    state = isRecognizing ? .ended : .failed
  }
}
