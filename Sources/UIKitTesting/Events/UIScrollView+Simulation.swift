public import DarkroomUIKit

extension UIScrollView {
  /// A finger drags the content until `offset` (points) is at the top left corner, and lets go
  /// without a swing; the delegate hears of the beginning, each of the two halves of the way, and
  /// the end.
  ///
  /// What comes on screen is laid out.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateScroll(to offset: CGPoint) {
    guard isScrollEnabled else { return }
    let start = contentOffset
    var end = offset
    delegate?.scrollViewWillBeginDragging(self)
    setContentOffset(
      CGPoint(x: (start.x + offset.x) / 2, y: (start.y + offset.y) / 2), animated: false)
    layoutIfNeeded()
    unsafe delegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &end)
    setContentOffset(end, animated: false)
    layoutIfNeeded()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }
}
