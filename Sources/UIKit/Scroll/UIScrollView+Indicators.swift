import DarkroomCoreGraphics
import Foundation

extension UIScrollView {
  /// The points between the bounds' edge and an indicator, and between the ends of both indicators.
  private static let indicatorMargin: CGFloat = 3
  private static let leastIndicatorLength: CGFloat = 36
  /// Seconds for which they are shown.
  private static let indicatorTime: TimeInterval = 1

  func showIndicators() {
    indicators.areShown = true
    indicators.count += 1
    let count = indicators.count
    layoutIndicators()
    MainQueue.after(Self.indicatorTime) { [weak self] in
      guard let self, indicators.count == count else { return }
      hideIndicators()
    }
  }

  private func hideIndicators() {
    indicators.areShown = false
    indicators.vertical?.removeFromSuperview()
    indicators.horizontal?.removeFromSuperview()
  }

  func indicatorsDidChange() { if indicators.areShown { layoutIndicators() } }

  /// The rectangle of the indicators' track: the safe area reduces it, but the content inset does not.
  private func track(_ own: UIEdgeInsets) -> CGRect {
    let area = automaticallyAdjustsScrollIndicatorInsets ? safeAreaAdjustment : .zero
    return bounds.inset(by: own + area)
  }

  func layoutIndicators() {
    let room = bounds.inset(by: adjustedContentInset).size
    let needsVertical = showsVerticalScrollIndicator && contentSize.height > room.height
    let needsHorizontal = showsHorizontalScrollIndicator && contentSize.width > room.width
    indicators.vertical = shown(indicators.vertical, needsVertical)
    indicators.horizontal = shown(indicators.horizontal, needsHorizontal)
    let margin = Self.indicatorMargin
    let thickness = _UIScrollViewScrollIndicator.thickness
    if needsVertical {
      let track = track(verticalScrollIndicatorInsets)
      let span = span(
        track.minY + margin, track.maxY - margin - (needsHorizontal ? margin + thickness : 0),
        offset: contentOffset.y + adjustedContentInset.top, room: room.height,
        content: contentSize.height)
      let x =
        isRightToLeft ? track.minX + margin : track.maxX - margin - thickness
      indicators.vertical?.frame = CGRect(
        x: x, y: span.start, width: thickness, height: span.length)
    }
    if needsHorizontal {
      let track = track(horizontalScrollIndicatorInsets)
      let span = span(
        track.minX + margin, track.maxX - margin - (needsVertical ? margin + thickness : 0),
        offset: contentOffset.x + adjustedContentInset.left, room: room.width,
        content: contentSize.width)
      indicators.horizontal?.frame = CGRect(
        x: span.start, y: track.maxY - margin - thickness, width: span.length, height: thickness)
    }
  }

  /// The position and length of an indicator, in proportion to the content offset and the visible part of the content.
  private func span(
    _ start: CGFloat, _ end: CGFloat, offset: CGFloat, room: CGFloat, content: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = max(0, end - start)
    let length = min(whole, max(Self.leastIndicatorLength, (whole * room / content).rounded()))
    let share = min(1, max(0, offset / max(1, content - room)))
    return ((start + share * (whole - length)).roundedHalfUp(to: pixel), length)
  }

  private func shown(
    _ view: _UIScrollViewScrollIndicator?, _ isNeeded: Bool
  ) -> _UIScrollViewScrollIndicator? {
    guard isNeeded else {
      view?.removeFromSuperview()
      return view
    }
    let view = view ?? _UIScrollViewScrollIndicator(frame: .zero)
    view.show(indicatorStyle)
    if view.superview !== self { addSubview(view) }
    bringSubviewToFront(view)
    return view
  }
}
