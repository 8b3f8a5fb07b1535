import DarkroomCoreGraphics
public import Foundation

// Written by Scripts/delegate-methods from UIScrollViewDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
//
// unsafe: a pointer of the caller's is handed on, unread.
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

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UIScrollViewDelegate {
  @_disfavoredOverload
  public var scrollViewDidScroll: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewDidScroll($0) }
  }
  @_disfavoredOverload
  public var scrollViewDidZoom: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewDidZoom($0) }
  }
  @_disfavoredOverload
  public var scrollViewWillBeginDragging: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewWillBeginDragging($0) }
  }
  @_disfavoredOverload
  public var scrollViewWillEndDragging: _ScrollViewDelegateCalls.WillEndDragging? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var scrollViewDidEndDragging: _ScrollViewDelegateCalls.DidEndDragging? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewWillBeginDecelerating($0) }
  }
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewDidEndDecelerating($0) }
  }
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewDidEndScrollingAnimation($0) }
  }
  @_disfavoredOverload
  public var viewForZooming: _ScrollViewDelegateCalls.ViewForZooming? { .init(receiver: self) }
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _ScrollViewDelegateCalls.WillBeginZooming? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var scrollViewDidEndZooming: _ScrollViewDelegateCalls.DidEndZooming? {
    .init(receiver: self)
  }
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop: _OptionalDelegateCall<UIScrollView, Bool>? {
    .init { self.scrollViewShouldScrollToTop($0) }
  }
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewDidScrollToTop($0) }
  }
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset: _OptionalDelegateCall<UIScrollView, Void>? {
    .init { self.scrollViewDidChangeAdjustedContentInset($0) }
  }
}

/// The optional methods of `UIScrollViewDelegate` that have labels, as callable values.
public enum _ScrollViewDelegateCalls {
  /// What `scrollViewWillEndDragging` names: called with the labels of any optional method of that name.
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

  /// What `scrollViewDidEndDragging` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct DidEndDragging {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  /// What `viewForZooming` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct ViewForZooming {
    let receiver: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      receiver.viewForZooming(in: scrollView)
    }
  }

  /// What `scrollViewWillBeginZooming` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct WillBeginZooming {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  /// What `scrollViewDidEndZooming` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct DidEndZooming {
    let receiver: any UIScrollViewDelegate

    public func callAsFunction(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}
