/// Tracks a finger that moves sideways.
final class SwipeTracker: GestureTracker {
  private let canSwipe: (CGFloat) -> Bool
  private let swiped: (CGFloat) -> Void
  private var start = CGPoint.zero
  private var isActive = false

  /// The distance in points after which a move is a swipe.
  private static var slop: CGFloat { 10 }

  /// - Parameters:
  ///   - canSwipe: Whether a swipe is possible in a direction; negative is left.
  ///   - swiped: Called with the distance of the finger from its start when it is lifted, in points.
  init(canSwipe: @escaping (CGFloat) -> Bool, swiped: @escaping (CGFloat) -> Void) {
    self.canSwipe = canSwipe
    self.swiped = swiped
  }

  func follow(_ touch: GestureTouch) -> GesturePhase {
    let place = touch.location(in: .local)
    if touch.phase == .began { start = place }
    let (x, y) = (place.x - start.x, place.y - start.y)
    if !isActive {
      guard hypot(x, y) >= Self.slop else {
        return touch.phase == .ended ? .failed : .possible(nil)
      }
      guard abs(x) > abs(y), canSwipe(x) else { return .failed }
      isActive = true
    }
    guard touch.phase == .ended else { return .active(x) }
    swiped(x)
    return .ended(x)
  }
}
