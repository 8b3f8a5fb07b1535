/// Follows a finger for a gesture, from its touch until the gesture is over.
@MainActor
protocol GestureTracker: AnyObject {
  func follow(_ touch: GestureTouch) -> GesturePhase
  /// Another gesture has the finger.
  func cancel()
  /// How long a finger must rest for the gesture, in seconds; nil if it need not.
  var delay: TimeInterval? { get }
}

extension GestureTracker {
  func cancel() {}
  var delay: TimeInterval? { nil }
}

/// A gesture that follows fingers itself.
protocol TrackedGesture {
  @MainActor func makeTracker() -> any GestureTracker
}

extension Gesture {
  /// What follows fingers for the gesture, which may be made of others.
  @MainActor
  func tracker() -> any GestureTracker {
    if let tracked = self as? any TrackedGesture { return tracked.makeTracker() }
    return Body.self == Never.self ? UnfollowedGestureTracker() : body.tracker()
  }
}

/// Follows gestures that one finger never makes.
final class UnfollowedGestureTracker: GestureTracker {
  func follow(_ touch: GestureTouch) -> GesturePhase { .failed }
}
