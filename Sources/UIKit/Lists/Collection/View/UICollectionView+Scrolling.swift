import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// Scrolls an item to an edge or the middle of the visible area, as far as the content allows.
  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard let frame = attributes(of: .item(path))?.frame else { return }
    if contentSize != layout.collectionViewContentSize {
      contentSize = layout.collectionViewContentSize
    }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    var offset = contentOffset
    if let y = aligned(
      frame.minY, frame.maxY, bounds.height, inset.top, inset.bottom, contentSize.height,
      position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom))
    {
      offset.y = y
    }
    if let x = aligned(
      frame.minX, frame.maxX, bounds.width, inset.left, inset.right, contentSize.width,
      position.contains(.left), position.contains(.centeredHorizontally),
      position.contains(.right))
    {
      offset.x = x
    }
    setContentOffset(offset, animated: animated)
  }

  /// The offset along one axis; nil if no position refers to the axis.
  private func aligned(
    _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat,
    _ content: CGFloat, _ atStart: Bool, _ inMiddle: Bool, _ atEnd: Bool
  ) -> CGFloat? {
    let wanted: CGFloat
    if atStart {
      wanted = start - before
    } else if inMiddle {
      let room = length - before - after
      wanted = (start + end - room) / 2 - before
    } else if atEnd {
      wanted = end - length + after
    } else {
      return nil
    }
    return min(max(wanted, -before), max(-before, content - length + after))
  }
}
