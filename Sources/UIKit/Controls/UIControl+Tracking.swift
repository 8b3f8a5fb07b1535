import DarkroomCoreGraphics

extension UIControl {
  struct TrackingState {
    var isTracking = false
    var isInside = false
  }

  func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    tracking = TrackingState(isTracking: beginTracking(touch, with: event), isInside: true)
    guard tracking.isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func keepTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = tracking.isInside
    tracking.isInside = isInside(touch, event)
    guard continueTracking(touch, with: event) else {
      tracking.isTracking = false
      isHighlighted = false
      return
    }
    isHighlighted = tracking.isInside
    if tracking.isInside != wasInside {
      send(tracking.isInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    send(tracking.isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    if let touch { tracking.isInside = isInside(touch, event) }
    let isInside = tracking.isInside
    endTracking(touch, with: event)
    tracking = TrackingState()
    isHighlighted = false
    send(isInside ? primaryEvents : .touchUpOutside, with: event)
  }

  func abandonTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    tracking = TrackingState()
    isHighlighted = false
    send(.touchCancel, with: event)
  }

  private var primaryEvents: Event {
    triggersPrimaryActionOnTouchUp ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    point(inside: touch.location(in: self), with: event)
  }
}
