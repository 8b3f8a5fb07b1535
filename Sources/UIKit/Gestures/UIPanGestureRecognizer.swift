public import DarkroomCoreGraphics

/// Drags of more than ten points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// - Important: Inert. Nothing scrolls but fingers.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Headless: kept; one finger is enough.
  open var minimumNumberOfTouches = 1
  /// Headless: kept; further fingers change nothing.
  open var maximumNumberOfTouches = Int.max
  private var translationOrigin: CGPoint = .zero

  /// Points of the window since the first touch, whatever `view` is; of several touches, of their middle.
  open func translation(in view: UIView?) -> CGPoint {
    let total = distanceFromStart
    return CGPoint(x: total.x - translationOrigin.x, y: total.y - translationOrigin.y)
  }
  /// Points of the window; the next ones are counted from it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let total = distanceFromStart
    translationOrigin = CGPoint(x: total.x - translation.x, y: total.y - translation.y)
  }
  /// Zero: headless touches have no time.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let distance = distanceFromStart
    switch state {
    case .possible:
      if max(abs(distance.x), abs(distance.y)) > 10 { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .ended : .failed
  }

  open override func reset() { translationOrigin = .zero }
}
