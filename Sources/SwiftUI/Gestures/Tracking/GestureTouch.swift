/// What one finger does at a time.
struct GestureTouch {
  enum Phase {
    case began
    case moved
    /// The finger rests; told when a gesture waits for time to pass.
    case rested
    case ended
  }

  var phase: Phase
  /// In points of the hosting view.
  var location: CGPoint
  var time: Date
  /// From the hosting view to the view that has the gesture.
  var toLocal = CGAffineTransform.identity

  func location(in space: CoordinateSpace) -> CGPoint {
    space == .local ? location.applying(toLocal) : location
  }
}
