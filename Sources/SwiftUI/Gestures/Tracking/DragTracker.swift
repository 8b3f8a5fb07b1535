/// Follows a finger that moves.
final class DragTracker: GestureTracker {
  private let gesture: DragGesture
  private var start = CGPoint.zero
  private var isActive = false

  init(_ gesture: DragGesture) { self.gesture = gesture }

  func follow(_ touch: GestureTouch) -> GesturePhase {
    let location = touch.location(in: gesture.coordinateSpace)
    if touch.phase == .began { start = location }
    let distance = hypot(location.x - start.x, location.y - start.y)
    if !isActive, distance >= gesture.minimumDistance { isActive = true }
    guard isActive else { return touch.phase == .ended ? .failed : .possible(nil) }
    let value = DragGesture.Value(
      time: touch.time, location: location, startLocation: start, velocity: .zero)
    return touch.phase == .ended ? .ended(value) : .active(value)
  }
}

extension DragGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker { DragTracker(self) }
}
