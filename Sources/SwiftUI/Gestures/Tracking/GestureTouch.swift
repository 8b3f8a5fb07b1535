/// An event of one finger.
struct GestureTouch {
  enum Phase {
    case began
    case moved
    /// The finger rests; sent if a gesture depends on time.
    case rested
    case ended
  }

  var phase: Phase
  /// The location in points of the hosting view.
  var location: CGPoint
  var time: Date
  /// The transform from the hosting view to the view with the gesture.
  var toLocal = CGAffineTransform.identity

  func location(in space: CoordinateSpace) -> CGPoint {
    space == .local ? location.applying(toLocal) : location
  }
}
