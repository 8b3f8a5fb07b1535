import DarkroomCoreGraphics

/// Taps within ten points.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// - Important: Inert. There is no pointer.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary
  /// Counted without a limit of time between the taps.
  open var numberOfTapsRequired = 1
  /// Exactly as many fingers, no more.
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
