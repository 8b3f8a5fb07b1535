import DarkroomCoreGraphics
public import Foundation

// `delegate?.scrollViewDidScroll?(…)`: optional calls of `UIScrollViewDelegate`'s optional methods. A property of the
// method's base name holds a value that is called with the labels of the method; where a method
// has no meaningful default, the answer is nil unless it is implemented.

extension UIScrollViewDelegate {
  public var scrollViewDidScroll: ScrollViewDelegateCalls.ScrollViewDidScroll? {
    .init(receiver: self)
  }
  public var scrollViewDidZoom: ScrollViewDelegateCalls.ScrollViewDidZoom? { .init(receiver: self) }
  public var scrollViewWillBeginDragging: ScrollViewDelegateCalls.ScrollViewWillBeginDragging? {
    .init(receiver: self)
  }
  public var scrollViewWillEndDragging: ScrollViewDelegateCalls.ScrollViewWillEndDragging? {
    .init(receiver: self)
  }
  public var scrollViewDidEndDragging: ScrollViewDelegateCalls.ScrollViewDidEndDragging? {
    .init(receiver: self)
  }
  public var scrollViewWillBeginDecelerating:
    ScrollViewDelegateCalls.ScrollViewWillBeginDecelerating?
  { .init(receiver: self) }
  public var scrollViewDidEndDecelerating: ScrollViewDelegateCalls.ScrollViewDidEndDecelerating? {
    .init(receiver: self)
  }
  public var scrollViewDidEndScrollingAnimation:
    ScrollViewDelegateCalls.ScrollViewDidEndScrollingAnimation?
  { .init(receiver: self) }
  public var viewForZooming: ScrollViewDelegateCalls.ViewForZooming? { .init(receiver: self) }
  public var scrollViewWillBeginZooming: ScrollViewDelegateCalls.ScrollViewWillBeginZooming? {
    .init(receiver: self)
  }
  public var scrollViewDidEndZooming: ScrollViewDelegateCalls.ScrollViewDidEndZooming? {
    .init(receiver: self)
  }
  public var scrollViewShouldScrollToTop: ScrollViewDelegateCalls.ScrollViewShouldScrollToTop? {
    .init(receiver: self)
  }
  public var scrollViewDidScrollToTop: ScrollViewDelegateCalls.ScrollViewDidScrollToTop? {
    .init(receiver: self)
  }
  public var scrollViewDidChangeAdjustedContentInset:
    ScrollViewDelegateCalls.ScrollViewDidChangeAdjustedContentInset?
  { .init(receiver: self) }
}

/// The optional methods of `UIScrollViewDelegate` as callable values.
public enum ScrollViewDelegateCalls {
  @preconcurrency @MainActor
  public struct ScrollViewDidScroll {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewDidScroll(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidZoom {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewDidZoom(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDragging {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewWillBeginDragging(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewWillEndDragging {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      unsafe receiver.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidEndDragging {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDecelerating {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidEndDecelerating {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewDidEndDecelerating(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidEndScrollingAnimation {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ViewForZooming {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      receiver.viewForZooming(in: scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewWillBeginZooming {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidEndZooming {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }

  @preconcurrency @MainActor
  public struct ScrollViewShouldScrollToTop {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool {
      receiver.scrollViewShouldScrollToTop(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidScrollToTop {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewDidScrollToTop(scrollView)
    }
  }

  @preconcurrency @MainActor
  public struct ScrollViewDidChangeAdjustedContentInset {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView) {
      receiver.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
