public import DarkroomUIKit

extension UIView {
  /// Touches the screen at `point` (in this view's coordinates) and lifts the finger.
  ///
  /// The touch is delivered like that of a real finger: by hit testing from the window (or from the topmost view, in a
  /// tree without one) to gesture recognizers, the view and its responder chain. So a covered, hidden or disabled
  /// control does not get it. Pending layout happens first.
  ///
  /// - Parameter point: the point in this view's coordinates.
  /// - Returns: the view that was hit; nil if nothing takes touches.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateTap(at point: CGPoint) -> UIView? {
    let top: UIView = window ?? relativeAncestors.last ?? self
    top.layoutIfNeeded()
    guard let hit = top.hitTest(convert(point, to: top), with: nil) else { return nil }
    let touch = UITouch()
    let place = convert(point, to: hit)
    touch.start(at: place, in: hit)
    let event = UIEvent(touches: [touch])
    top.deliver(event)
    touch.move(to: place, phase: .ended)
    top.deliver(event)
    return hit
  }

  /// Simulates a tap in the middle of this view, with hit testing.
  ///
  /// - Returns: whether the touch reached this view or a view below it.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateTapThroughHitTesting() -> Bool {
    guard let hit = simulateTap(at: CGPoint(x: bounds.midX, y: bounds.midY)) else { return false }
    return hit === self || hit.isRelativeDescendant(of: self)
  }

  func deliver(_ event: UIEvent) {
    if let window = self as? UIWindow { window.sendEvent(event) } else { deliverTouches(of: event) }
  }
}
