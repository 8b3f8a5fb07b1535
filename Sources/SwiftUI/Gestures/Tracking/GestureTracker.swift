/// Tracks a finger for a gesture, from its touch until the gesture ends.
@MainActor
protocol GestureTracker: AnyObject {
  func follow(_ touch: GestureTouch) -> GesturePhase
  /// Another gesture has the finger.
  func cancel()
  /// How long a finger must rest for the gesture, in seconds; nil if it need not rest.
  var delay: TimeInterval? { get }
}

extension GestureTracker {
  func cancel() {}
  var delay: TimeInterval? { nil }
}

/// A gesture that creates its own tracker.
protocol TrackedGesture {
  @MainActor func makeTracker() -> any GestureTracker
}

extension Gesture {
  /// The tracker of the gesture, which may be composed of other gestures.
  @MainActor
  func tracker() -> any GestureTracker {
    if let tracked = self as? any TrackedGesture { return tracked.makeTracker() }
    return Body.self == Never.self ? UnfollowedGestureTracker() : body.tracker()
  }
}

/// The tracker of gestures that a single finger cannot make.
final class UnfollowedGestureTracker: GestureTracker {
  func follow(_ touch: GestureTouch) -> GesturePhase { .failed }
}
