public import DarkroomUIKit

extension UIScrollView {
  /// Simulates a drag that moves the content until `offset` (points) is at the top left corner.
  ///
  /// The delegate is notified of the beginning, each of two halves of the move, and the end.
  ///
  /// Without a velocity the content stays there, unless paging is enabled. With paging or a velocity it continues to
  /// where it would come to rest, which the delegate is notified of, too; the layout of a collection may then choose
  /// another place. Content that does not bounce is not dragged
  /// beyond its ends. Content that comes on screen is laid out.
  ///
  /// - Parameters:
  ///   - offset: the content offset at which the finger is lifted, in points.
  ///   - velocity: the finger's velocity at the end, in points per millisecond, as the delegate gets it.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateScroll(to offset: CGPoint, velocity: CGPoint = .zero) {
    guard isScrollEnabled else { return }
    let start = contentOffset
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(true)
    }
    delegate?.scrollViewWillBeginDragging(self)
    let dragged = reached(locked(offset, from: start))
    var end = restingPlace(after: dragged, velocity)
    setContentOffset(
      CGPoint(x: (start.x + dragged.x) / 2, y: (start.y + dragged.y) / 2), animated: false)
    layoutIfNeeded()
    unsafe delegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &end)
    if let collection = self as? UICollectionView {
      end = collection.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: end, withScrollingVelocity: velocity)
    }
    guard isPagingEnabled || velocity != .zero, end != dragged else {
      setContentOffset(end, animated: false)
      layoutIfNeeded()
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    setContentOffset(dragged, animated: false)
    layoutIfNeeded()
    delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    delegate?.scrollViewWillBeginDecelerating(self)
    setContentOffset(end, animated: false)
    layoutIfNeeded()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Limits the move to the axis of the longer distance if directions are locked.
  private func locked(_ offset: CGPoint, from start: CGPoint) -> CGPoint {
    guard isDirectionalLockEnabled else { return offset }
    let isVertical = abs(offset.y - start.y) >= abs(offset.x - start.x)
    return isVertical ? CGPoint(x: start.x, y: offset.y) : CGPoint(x: offset.x, y: start.y)
  }

  /// The range of content offsets, in points.
  private var limits: CGRect {
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    return CGRect(
      x: -inset.left, y: -inset.top, width: max(0, contentSize.width - room.width),
      height: max(0, contentSize.height - room.height))
  }

  private func reached(_ offset: CGPoint) -> CGPoint {
    let limits = limits
    return CGPoint(
      x: bouncesHorizontally ? offset.x : min(max(offset.x, limits.minX), limits.maxX),
      y: bouncesVertically ? offset.y : min(max(offset.y, limits.minY), limits.maxY))
  }

  /// Where the content comes to rest: as far as the velocity carries it, or at the next page, within its ends.
  ///
  /// - SeeAlso: Apple, "Designing Fluid Interfaces" (WWDC 2018), for how far a rate of deceleration carries. As there,
  ///   with speeds in points a millisecond.
  private func restingPlace(
    after offset: CGPoint, _ velocity: CGPoint
  ) -> CGPoint {
    guard isPagingEnabled || velocity != .zero else { return offset }
    let limits = limits
    let size = bounds.size
    func rest(
      _ offset: CGFloat, _ velocity: CGFloat, _ low: CGFloat, _ high: CGFloat,
      _ page: CGFloat
    ) -> CGFloat {
      var end = offset
      if isPagingEnabled, page > 0 {
        let position = offset / page
        end =
          page
          * (velocity > 0
            ? position.rounded(.up)
            : velocity < 0
              ? position.rounded(.down) : position.rounded())
      } else if velocity != 0 {
        let rate = decelerationRate.rawValue
        end += velocity * rate / (1 - rate)
      } else {
        return offset
      }
      return min(max(end, low), high)
    }
    return CGPoint(
      x: rest(offset.x, velocity.x, limits.minX, limits.maxX, size.width),
      y: rest(offset.y, velocity.y, limits.minY, limits.maxY, size.height))
  }
}
