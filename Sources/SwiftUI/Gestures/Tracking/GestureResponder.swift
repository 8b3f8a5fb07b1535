/// A gesture of a view in the tree; kept from one evaluation to the next, so that a view that is drawn
/// anew under a finger goes on.
@MainActor
final class GestureResponder {
  /// Whether others let a gesture have a finger.
  enum Precedence {
    /// After the gestures of the views inside.
    case normal
    /// Before the gestures of the views inside.
    case high
    /// Beside all others.
    case simultaneous
    /// Beside all others until it is recognized, and then alone.
    case overriding
  }

  var precedence = Precedence.normal
  /// Whether fingers are followed for the gesture, and for the gestures of the views inside.
  var mask = GestureMask.all
  var makeTracker: () -> any GestureTracker = { UnfollowedGestureTracker() }
  /// Goes on from one touch to the next while a gesture of several touches is not over.
  private(set) var tracker: (any GestureTracker)?

  /// What the touch that begins is followed by.
  func begin() -> any GestureTracker {
    let tracker = tracker ?? makeTracker()
    self.tracker = tracker
    return tracker
  }

  func finish() { tracker = nil }
}
