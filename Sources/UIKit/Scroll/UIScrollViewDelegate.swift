import DarkroomCoreGraphics
public import Foundation

/// Hears of scrolling; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewDidScroll:", of: self)?.call(scrollView, as: Void.self)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewDidZoom:", of: self)?.call(scrollView, as: Void.self)
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewWillBeginDragging:", of: self)?.call(scrollView, as: Void.self)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe _OptionalMethod("scrollViewWillEndDragging:withVelocity:targetContentOffset:", of: self)?
      .call(scrollView, velocity, targetContentOffset, as: Void.self)
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    _OptionalMethod("scrollViewDidEndDragging:willDecelerate:", of: self)?.call(
      scrollView, decelerate, as: Void.self)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewWillBeginDecelerating:", of: self)?.call(scrollView, as: Void.self)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewDidEndDecelerating:", of: self)?.call(scrollView, as: Void.self)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewDidEndScrollingAnimation:", of: self)?.call(
      scrollView, as: Void.self)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    _OptionalMethod("viewForZoomingIn:", of: self)?.call(scrollView, as: (UIView?).self) ?? nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    _OptionalMethod("scrollViewWillBeginZooming:with:", of: self)?.call(
      scrollView, view, as: Void.self)
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    _OptionalMethod("scrollViewDidEndZooming:with:atScale:", of: self)?.call(
      scrollView, view, scale, as: Void.self)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    _OptionalMethod("scrollViewShouldScrollToTop:", of: self)?.call(scrollView, as: Bool.self)
      ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewDidScrollToTop:", of: self)?.call(scrollView, as: Void.self)
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    _OptionalMethod("scrollViewDidChangeAdjustedContentInset:", of: self)?.call(
      scrollView, as: Void.self)
  }
}
