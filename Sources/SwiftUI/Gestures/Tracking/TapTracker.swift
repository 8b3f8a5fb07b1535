/// Tracks taps, which are counted without a time limit between them.
final class TapTracker: GestureTracker {
  private let count: Int
  private let value: (GestureTouch) -> Any
  private var start = CGPoint.zero
  private var taps = 0

  /// How far a finger may move during a tap, in points.
  private static var slop: CGFloat { 10 }

  init(count: Int, value: @escaping (GestureTouch) -> Any) {
    self.count = count
    self.value = value
  }

  func follow(_ touch: GestureTouch) -> GesturePhase {
    if touch.phase == .began { start = touch.location }
    let (x, y) = (touch.location.x - start.x, touch.location.y - start.y)
    guard hypot(x, y) <= Self.slop else { return .failed }
    guard touch.phase == .ended else { return .possible(nil) }
    taps += 1
    return taps >= count ? .ended(value(touch)) : .possible(nil)
  }
}

extension TapGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker { TapTracker(count: count) { _ in () } }
}

extension SpatialTapGesture: TrackedGesture {
  func makeTracker() -> any GestureTracker {
    let space = coordinateSpace
    return TapTracker(count: count) { Value(location: $0.location(in: space)) }
  }
}
