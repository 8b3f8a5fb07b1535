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

  /// Whether this recognizer has to wait until another fails, because of `require(toFail:)`, its class or either
  /// delegate.
  func waits(for other: UIGestureRecognizer) -> Bool {
    guard other !== self else { return false }
    return requires(other) || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Recognizes a gesture that was held back once no other recognizer blocks it; returns false if one still does.
  ///
  /// - Parameter isOver: Whether all fingers are up, so that only recognizers that count further taps can still
  ///   recognize.
  func settle(isOver: Bool) -> Bool {
    guard let held = heldState else { return true }
    let waits = rivals.contains { $0.state == .possible && (!isOver || $0.expectsMoreTouches) }
    guard !waits else { return false }
    rivals = []
    state = held
    return true
  }

  /// Recognizes a gesture that was held back for further taps, which did not come.
  func settleLater() {
    MainQueue.async { [weak self] in
      guard let self, let held = heldState else { return }
      rivals = []
      state = held
      finishSequence()
    }
  }

  func mayRecognize(with other: UIGestureRecognizer) -> Bool {
    let allowed =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
    return allowed
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Resets the recognizer after all fingers are up, for the next touch.
  package func finishSequence() {
    if heldState == nil { (touches, rivals) = ([], []) }
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

  /// How far the touches have moved, in the view's points; nil stands for the window.
  func distanceFromStart(in view: UIView?) -> CGPoint {
    guard let view, let window = attachedView?.window, view.window === window else {
      return distanceFromStart
    }
    let now = view.convert(middle(in: window), from: window)
    let start = view.convert(startLocation, from: window)
    return CGPoint(x: now.x - start.x, y: now.y - start.y)
  }

  /// How far the touches have moved, in points.
  var distanceFromStart: CGPoint {
    let now = middle(in: attachedView?.window)
    return CGPoint(x: now.x - startLocation.x, y: now.y - startLocation.y)
  }
}
