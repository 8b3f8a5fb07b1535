public import DarkroomUIKit

extension InspectedView {
  /// Touches the middle of the part, moves the finger by a distance, lifts it, and then performs layout.
  ///
  /// For example, dragging the grip with the accessibility label "Reorder Apples" moves its row.
  ///
  /// - Parameter distance: the points to the right and down.
  public func drag(by distance: CGSize) throws {
    try drag(by: distance, "drag(by:)")
  }

  /// Swipes 100 points to the left over the part, for example over a row with actions at that edge.
  public func swipeLeft() throws { try drag(by: CGSize(width: -100, height: 0), "swipeLeft()") }

  /// Swipes 100 points to the right over the part.
  public func swipeRight() throws { try drag(by: CGSize(width: 100, height: 0), "swipeRight()") }

  private func drag(by distance: CGSize, _ action: String) throws {
    let place = try frame()
    let start = CGPoint(x: place.midX, y: place.midY)
    let end = CGPoint(x: start.x + distance.width, y: start.y + distance.height)
    guard root.simulateDrag(from: start, to: end) != nil else {
      throw ViewActionError(action: action, reason: .takesNoTouches)
    }
    settle()
  }
}
