/// Follows a finger that rests.
final class LongPressTracker: GestureTracker {
  private let gesture: LongPressGesture
  private var start: GestureTouch?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  var delay: TimeInterval? { gesture.minimumDuration }

  func follow(_ touch: GestureTouch) -> GesturePhase {
    let start = start ?? touch
    self.start = start
    let (x, y) = (touch.location.x - start.location.x, touch.location.y - start.location.y)
    guard hypot(x, y) <= gesture.maximumDistance else { return .failed }
    if touch.time.timeIntervalSince(start.time) >= gesture.minimumDuration { return .ended(true) }
    return touch.phase == .ended ? .failed : .possible(true)
  }
}

extension LongPressGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker { LongPressTracker(self) }
}
