import DarkroomCoreGraphics

/// Recognizes taps that move less than ten points.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// - Important: Inert. There is no pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  /// The number of taps; the time between them does not matter.
  open var numberOfTapsRequired = 1
  /// The exact number of fingers of a tap.
  open var numberOfTouchesRequired = 1
  private var taps = 0

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let distance = distanceFromStart
    guard abs(distance.x) > 10 || abs(distance.y) > 10 else { return }
    taps = 0
    state = .failed
  }

  override var expectsMoreTouches: Bool { taps > 0 }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.count == numberOfTouchesRequired else { return }
    taps += 1
    guard taps >= numberOfTapsRequired else { return }
    taps = 0
    state = .ended
  }
}
