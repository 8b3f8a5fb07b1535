import DarkroomCoreGraphics

extension UIGestureRecognizer {
  var isRecognizing: Bool { state == .began || state == .changed || state == .ended }

  func receives(_ touches: Set<UITouch>, of view: UIView) -> Bool {
    guard isEnabled, state != .failed, state != .cancelled else { return false }
    return touches.allSatisfy { delegate?.gestureRecognizer(self, shouldReceive: $0) ?? true }
  }

  func take(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    switch phase {
    case .began:
      self.touches += touches
      startLocation = middle(in: attachedView?.window)
      touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }

  func failInSequence() { state = .failed }

  func mayRecognize(with other: UIGestureRecognizer) -> Bool {
    let allowed =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    return allowed
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// The fingers are up: ready for the next touch.
  package func finishSequence() {
    touches = []
    if state != .possible {
      reset()
      state = .possible
    }
  }

  func middle(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// How far the touches have come, in points.
  var distanceFromStart: CGPoint {
    let now = middle(in: attachedView?.window)
    return CGPoint(x: now.x - startLocation.x, y: now.y - startLocation.y)
  }
}
