import DarkroomCoreGraphics
public import Foundation

// `delegate?.scrollViewDidScroll?(…)`: optional calls of `UIScrollViewDelegate`'s optional methods. A property of the
// method's base name holds the method; where it has labels, a value that is called with them.

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
  public var scrollViewDidZoom: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidZoom($0) }
  }
  public var scrollViewWillBeginDragging: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDragging($0) }
  }
  public var scrollViewWillBeginDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewWillBeginDecelerating($0) }
  }
  public var scrollViewDidEndDecelerating: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndDecelerating($0) }
  }
  public var scrollViewDidEndScrollingAnimation: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidEndScrollingAnimation($0) }
  }
  public var scrollViewDidScrollToTop: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidScrollToTop($0) }
  }
  public var scrollViewDidChangeAdjustedContentInset: (@MainActor (UIScrollView) -> Void)? {
    { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
  public var scrollViewShouldScrollToTop: (@MainActor (UIScrollView) -> Bool)? {
    { self.scrollViewShouldScrollToTop($0) }
  }
  public var scrollViewWillEndDragging: _ScrollViewDelegateCalls.WillEndDragging? {
    .init(receiver: self)
  }
  public var scrollViewDidEndDragging: _ScrollViewDelegateCalls.DidEndDragging? {
    .init(receiver: self)
  }
  public var viewForZooming: _ScrollViewDelegateCalls.ViewForZooming? { .init(receiver: self) }
  public var scrollViewWillBeginZooming: _ScrollViewDelegateCalls.WillBeginZooming? {
    .init(receiver: self)
  }
  public var scrollViewDidEndZooming: _ScrollViewDelegateCalls.DidEndZooming? {
    .init(receiver: self)
  }
}

/// The methods of `UIScrollViewDelegate` that have labels, as callable values.
public enum _ScrollViewDelegateCalls {
  /// What `willEndDragging` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct WillEndDragging {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      unsafe receiver.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  /// What `didEndDragging` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct DidEndDragging {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// What `viewForZooming` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct ViewForZooming {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      receiver.viewForZooming(in: scrollView)
    }
  }

  /// What `willBeginZooming` names: called with the labels of any optional method of that base
  /// name.
  @preconcurrency @MainActor
  public struct WillBeginZooming {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// What `didEndZooming` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct DidEndZooming {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}
