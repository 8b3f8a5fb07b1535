/// A gesture of a view in the tree.
///
/// It is kept between evaluations, so the gesture continues if the view is redrawn under a finger.
@MainActor
final class GestureResponder {
  /// The precedence of a gesture over others.
  enum Precedence {
    /// After the gestures of subviews.
    case normal
    /// Before the gestures of subviews.
    case high
    /// Beside all others.
    case simultaneous
    /// Simultaneously with all others until it is recognized, and then exclusively.
    case overriding
  }

  var precedence = Precedence.normal
  /// Whether the gesture and the gestures of subviews receive touches.
  var mask = GestureMask.all
  var makeTracker: () -> any GestureTracker = { UnfollowedGestureTracker() }
  /// The tracker, which is kept from one touch to the next while a gesture of several touches is in progress.
  private(set) var tracker: (any GestureTracker)?

  /// Returns the tracker for a touch that begins.
  func begin() -> any GestureTracker {
    let tracker = tracker ?? makeTracker()
    self.tracker = tracker
    return tracker
  }

  func finish() { tracker = nil }
}
