public import DarkroomUIKit

extension InspectedView {
  /// A finger comes down in the middle of the part, moves so many points to the right and down, and is lifted; what
  /// changes is laid out.
  ///
  /// So a grip moves its row, for example the one with the accessibility label "Reorder Apples".
  ///
  /// - Parameter distance: points to the right and down.
  public func drag(by distance: CGSize) throws {
    try drag(by: distance, "drag(by:)")
  }

  /// A finger swipes 100 points over the part to the left, as over a row that has actions at that edge.
  public func swipeLeft() throws { try drag(by: CGSize(width: -100, height: 0), "swipeLeft()") }

  /// A finger swipes 100 points over the part to the right.
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
