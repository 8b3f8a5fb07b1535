/// The state that a scroll view keeps between evaluations.
@MainActor
final class ScrollState: EndingValue {
  let view = HostingScrollView()
  /// The offset of the content from its leading and top edges, in points; nil initially.
  var offset: CGPoint?
  /// The height of the covered area at the top when the view was last placed, in points.
  private var coveredTop: CGFloat = 0

  /// Keeps scrolled content in its position on the screen when a bar above it changes its height.
  func cover(top: CGFloat) {
    if let offset, offset.y > 0 { self.offset?.y = max(offset.y + top - coveredTop, 0) }
    coveredTop = top
  }
  /// Whether the user has scrolled since positions were notified.
  private var hasMoved = false

  /// Releases the node, because the view's node refers to this state.
  func end() { view.viewSource = nil }

  /// Sets an offset; returns whether it differs by more than rounding to pixels.
  func scroll(to offset: CGPoint) -> Bool {
    let old = self.offset ?? .zero
    guard abs(offset.x - old.x) > 0.5 || abs(offset.y - old.y) > 0.5 else { return false }
    self.offset = offset
    hasMoved = true
    return true
  }

  /// Whether positions must be notified; true once for each move.
  func takeMove() -> Bool {
    defer { hasMoved = false }
    return hasMoved
  }
}
