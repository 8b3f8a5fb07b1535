public import DarkroomUIKit

extension UIWindow {
  /// Simulates a tap on the status bar: the scroll view with `scrollsToTop` scrolls to its top, if it is the only one
  /// on the screen and its delegate allows it.
  ///
  /// - Returns: the scroll view; nil if none scrolled.
  @preconcurrency @MainActor @discardableResult
  @_disfavoredOverload
  public func simulateStatusBarTap() -> UIScrollView? {
    layoutIfNeeded()
    let candidates = Self.visibleScrollViews(in: self).filter {
      $0.scrollsToTop && $0.isScrollEnabled
    }
    guard candidates.count == 1, let view = candidates.first,
      view.delegate?.scrollViewShouldScrollToTop(view) ?? true
    else { return nil }
    view.setContentOffset(
      CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top), animated: false)
    view.layoutIfNeeded()
    view.delegate?.scrollViewDidScrollToTop(view)
    return view
  }

  private static func visibleScrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let below = view.subviews.flatMap(visibleScrollViews)
    return (view as? UIScrollView).map { [$0] + below } ?? below
  }
}
