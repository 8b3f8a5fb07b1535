/// What a scroll view keeps from one evaluation to the next.
@MainActor
final class ScrollState: EndingValue {
  let view = HostingScrollView()
  /// How far the content is scrolled from its leading and top edges, in points; nil at first.
  var offset: CGPoint?
  /// How much of the view's top was covered when it was placed last, in points.
  private var coveredTop: CGFloat = 0

  /// Content that is scrolled stays where it is on the screen when a bar above it changes its height.
  func cover(top: CGFloat) {
    if let offset, offset.y > 0 { self.offset?.y = max(offset.y + top - coveredTop, 0) }
    coveredTop = top
  }
  /// Whether something else than the tree of views has scrolled since positions were told.
  private var hasMoved = false

  /// The node that the view was drawn for has the state.
  func end() { view.viewSource = nil }

  /// Takes an offset; the answer is whether it differs by more than what rounding to pixels does.
  func scroll(to offset: CGPoint) -> Bool {
    let old = self.offset ?? .zero
    guard abs(offset.x - old.x) > 0.5 || abs(offset.y - old.y) > 0.5 else { return false }
    self.offset = offset
    hasMoved = true
    return true
  }

  /// Whether positions are to be told, once for each move.
  func takeMove() -> Bool {
    defer { hasMoved = false }
    return hasMoved
  }
}
