public import DarkroomCoreGraphics

/// Recognizes drags of more than ten points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// - Important: Inert. Nothing scrolls but fingers.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The minimum number of fingers that begin a drag.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers that begin a drag.
  open var maximumNumberOfTouches = Int.max
  private var translationOrigin: CGPoint = .zero

  /// The distance that the touches, or the middle of several, have moved since the first, in points of `view` or of the
  /// window.
  open func translation(in view: UIView?) -> CGPoint {
    let total = distanceFromStart(in: view)
    let origin = turned(translationOrigin, into: view)
    return CGPoint(x: total.x - origin.x, y: total.y - origin.y)
  }
  /// Sets the translation in points of `view` or of the window; later values continue from it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let total = distanceFromStart
    let moved = turned(translation, from: view)
    translationOrigin = CGPoint(x: total.x - moved.x, y: total.y - moved.y)
  }

  /// Converts a vector in the window to one in a view of it.
  private func turned(_ way: CGPoint, into view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window, view.window === window else { return way }
    let (end, start) = (view.convert(way, from: window), view.convert(CGPoint.zero, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func turned(_ way: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window, view.window === window else { return way }
    let (end, start) = (view.convert(way, to: window), view.convert(CGPoint.zero, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
  /// Always zero: simulated touches have no time.
  open func velocity(in view: UIView?) -> CGPoint { .zero }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let distance = distanceFromStart
    switch state {
    case .possible:
      let isEnough = (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
        .contains(self.touches.count)
      if isEnough, max(abs(distance.x), abs(distance.y)) > 10 { state = .began }
    case .began, .changed: state = .changed
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRecognizing ? .ended : .failed
  }

  open override func reset() { translationOrigin = .zero }
}
