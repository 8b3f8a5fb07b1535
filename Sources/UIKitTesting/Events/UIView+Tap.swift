public import DarkroomUIKit

extension UIView {
  /// Touches the screen where `point` (in this view's coordinates) is, and lifts the finger.
  ///
  /// The touch goes the way of a finger's: hit testing from the window (or, in a tree without one, from its top
  /// view), gesture recognizers, then the view and the responders above it. So a covered, hidden or disabled
  /// control does not get it. Layout that is due happens first.
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

  /// A tap in the middle of this view, through hit testing.
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
