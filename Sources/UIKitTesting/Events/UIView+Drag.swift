public import DarkroomUIKit

extension UIView {
  /// Touches the screen at `start` (in this view's coordinates), moves the finger in four steps to `end`, and lifts it
  /// there.
  ///
  /// The touch is delivered like that of a real finger; see `simulateTap(at:)`. It does not scroll a scroll view; see
  /// `simulateScroll(to:velocity:)`.
  ///
  /// - Parameters:
  ///   - start: the first point, in this view's coordinates.
  ///   - end: the last point, in this view's coordinates.
  /// - Returns: the view that was hit; nil if nothing takes touches.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateDrag(from start: CGPoint, to end: CGPoint) -> UIView? {
    let top: UIView = window ?? relativeAncestors.last ?? self
    top.layoutIfNeeded()
    guard let hit = top.hitTest(convert(start, to: top), with: nil) else { return nil }
    // The view that was hit may be redrawn and move during the drag.
    let places = (0...4).map { step in
      let part = CGFloat(step) / 4
      return convert(
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
        to: hit)
    }
    let touch = UITouch()
    touch.start(at: places[0], in: hit)
    let event = UIEvent(touches: [touch])
    top.deliver(event)
    for place in places.dropFirst() {
      touch.move(to: place, phase: .moved)
      top.deliver(event)
    }
    touch.move(to: places[4], phase: .ended)
    top.deliver(event)
    return hit
  }
}
