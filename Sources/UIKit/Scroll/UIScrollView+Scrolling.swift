import DarkroomCoreGraphics
import DarkroomObjectiveC

extension UIScrollView {
  /// Notifies the delegate immediately when the offset has changed, as UIKit does.
  func changeBounds(_ change: () -> Void) {
    let old = bounds
    change()
    let origin = bounds.origin
    if bounds.size != old.size {
      placeRefreshControl()
      contentDidChange()
      reachDidChange()
    }
    // Another change of the offset meanwhile has already been reported.
    guard origin != old.origin else { return }
    setNeedsLayout()
    tellNavigationBar()
    delegate?.scrollViewDidScroll(self)
  }

  /// Notifies observers of the content offset about a new origin, whoever sets it.
  func tellingOffset(to origin: CGPoint, _ change: () -> Void) {
    guard origin != bounds.origin else { return change() }
    tellingObservers(of: \.contentOffset, named: "contentOffset", change)
  }

  /// Whether the content has scrolled above the upper edge.
  var isAwayFromTop: Bool { contentOffset.y > -lastAdjustedInset.top + 0.01 }

  /// Large titles scroll away with the content of their controller, and bars have another appearance at its top.
  private func tellNavigationBar() {
    guard !isAdjustingToInset, let controller = nearestController else { return }
    controller.navigationController?.contentDidScroll(self)
  }

  private var nearestController: UIViewController? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.hierarchy.controller).first
  }

  func reveal(_ rect: CGRect, _ animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    // A rectangle beyond all bounds has no place to scroll to.
    func moved(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      let distance = low < start ? low - start : high > end ? min(high - end, low - start) : 0
      return distance.isInfinite ? 0 : distance
    }
    let dx = moved(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let dy = moved(rect.minY, rect.maxY, visible.minY, visible.maxY)
    guard dx != 0 || dy != 0 else { return }
    let offset = contentOffset
    setContentOffset(CGPoint(x: offset.x + dx, y: offset.y + dy), animated: animated)
  }

  /// The safe area on the axes that the behavior specifies.
  ///
  /// `automatic` and `scrollableAxes` use the edges of an axis along which the content scrolls or always bounces. In
  /// addition, `automatic` always uses top and bottom for the scroll view that fills a controller's view.
  var safeAreaAdjustment: UIEdgeInsets {
    let area = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return area
    case .automatic, .scrollableAxes:
      let isVertical =
        alwaysBounceVertical || contentSize.height > bounds.height || fillsController
      let isHorizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: isVertical ? area.top : 0, left: isHorizontal ? area.left : 0,
        bottom: isVertical ? area.bottom : 0, right: isHorizontal ? area.right : 0)
    }
  }

  private var fillsController: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = hierarchy.controller ?? superview?.hierarchy.controller
    else { return false }
    return controller.automaticallyAdjustsScrollViewInsets
  }

  /// Aligns content that is smaller than the view by changing the offset.
  func alignContent() {
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    let spare = CGSize(
      width: max(0, room.width - contentSize.width),
      height: max(0, room.height - contentSize.height))
    var offset = contentOffset
    if spare.width > 0 { offset.x = -inset.left - spare.width * contentAlignmentPoint.x }
    if spare.height > 0 { offset.y = -inset.top - spare.height * contentAlignmentPoint.y }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Content that was at its top stays there when the inset changes.
  func contentDidChange() {
    let old = lastAdjustedInset
    let new = adjustedContentInset
    guard new.differ(from: old) else {
      if contentAlignmentPoint != .zero { alignContent() }
      return setNeedsLayout()
    }
    lastAdjustedInset = new
    if safeAreaInsets != .zero { updateInsetsInTree() }
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    isAdjustingToInset = true
    contentOffset = offset
    if contentAlignmentPoint != .zero { alignContent() }
    isAdjustingToInset = false
    setNeedsLayout()
    reachDidChange()
  }

  // MARK: Reach

  /// The nearest offset at which the content fills the area inside the insets; if it is smaller, its start.
  func reachable(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let right = max(-inset.left, contentSize.width - bounds.width + inset.right)
    let bottom = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    return CGPoint(
      x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
  }

  /// Scrolls back to the content, as UIKit does when size, bounds or insets change while nobody scrolls.
  ///
  /// That the setters do this themselves is shown by stack traces in which `_adjustContentOffsetIfNecessary` runs
  /// within `-[UIScrollView setContentInset:]` (MJRefresh, issue 1309); React Native's `RCTScrollView` and
  /// JSQMessagesViewController work around it for `setContentSize:` and `setFrame:`. Unlike here, UIKit also rounds to
  /// pages.
  ///
  /// - Returns: whether the offset changed.
  @discardableResult
  func bringOffsetIntoContent() -> Bool {
    let inset = adjustedContentInset
    guard (inset.top + inset.left + inset.bottom + inset.right).isFinite else { return false }
    var offset = reachable(contentOffset)
    if contentAlignmentPoint != .zero {
      let room = bounds.inset(by: inset).size
      if contentSize.width < room.width { offset.x = contentOffset.x }
      if contentSize.height < room.height { offset.y = contentOffset.y }
    }
    guard offset != contentOffset, offset.x.isFinite, offset.y.isFinite else { return false }
    contentOffset = offset
    return contentOffset == offset
  }

  // MARK: Zoom

  /// The delegate is told about the beginning and the end of an animation; the end is reported in a later turn of the
  /// main queue.
  func zoom(to scale: CGFloat, _ animated: Bool) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
    let limited = limitedZoomScale(scale)
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    view.frame.origin = .zero
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
    guard animated else { return }
    MainQueue.async { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Only a view that can zoom has a recognizer of pinches.
  func zoomLimitsDidChange() {
    if minimumZoomScale < maximumZoomScale {
      guard pinch == nil else { return }
      let recognizer = UIPinchGestureRecognizer()
      pinch = recognizer
      addGestureRecognizer(recognizer)
    } else if let recognizer = pinch {
      pinch = nil
      removeGestureRecognizer(recognizer)
    }
  }

  private func limitedZoomScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// The rectangle is centered in the visible area as far as the content allows.
  func zoom(showing rect: CGRect, _ animated: Bool) {
    guard rect.width > 0, rect.height > 0, delegate?.viewForZooming(in: self) != nil else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    zoom(to: min(room.width / rect.width, room.height / rect.height), animated)
    let x = rect.midX * zoomScale - room.width / 2
    let y = rect.midY * zoomScale - room.height / 2
    contentOffset = CGPoint(
      x: max(0, min(x, contentSize.width - room.width)) - inset.left,
      y: max(0, min(y, contentSize.height - room.height)) - inset.top)
  }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    placeRefreshControl()
    contentDidChange()
  }

  /// Places the control above the content, where a pull reveals it.
  private func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.fixedHeight
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
  }

  var refreshInset: UIEdgeInsets {
    guard let refreshControl, refreshControl.isActive else { return .zero }
    return UIEdgeInsets(top: UIRefreshControl.fixedHeight, left: 0, bottom: 0, right: 0)
  }

  var scrollDescriptionItems: [String] {
    let inset = adjustedContentInset
    let offset = [contentOffset.x, contentOffset.y].map(shortNumber).joined(separator: ", ")
    let size = [contentSize.width, contentSize.height].map(shortNumber).joined(separator: ", ")
    let insets = [inset.top, inset.left, inset.bottom, inset.right].map(shortNumber)
    return [
      "contentOffset: {\(offset)}", "contentSize: {\(size)}",
      "adjustedContentInset: {\(insets.joined(separator: ", "))}",
    ]
  }
}
