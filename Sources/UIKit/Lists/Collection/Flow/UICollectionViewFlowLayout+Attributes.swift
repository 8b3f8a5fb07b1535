import DarkroomCoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  private var sections: [FlowSection] {
    _ = collectionView?.loadedCounts
    prepareIfNeeded()
    return flow.sections
  }

  var flowContentSize: CGSize {
    let sections = sections
    return axis.size(along: sections.last?.end ?? 0, across: axis.across(flow.area))
  }

  private func toPixels(_ value: CGFloat) -> CGFloat {
    (value * pixelScale + 0.5 + 1e-6).rounded(.down) / pixelScale
  }

  // MARK: One element

  func flowItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(path.section),
      0..<sections[path.section].count ~= path.item
    else { return nil }
    let attributes = makeAttributes(.item(path))
    var frame = sections[path.section].frame(ofItem: path.item)
    frame.origin = CGPoint(x: toPixels(frame.minX), y: toPixels(frame.minY))
    attributes.frame = frame
    return attributes
  }

  func flowSupplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard sections.indices.contains(path.section), path.item == 0 else { return nil }
    let section = sections[path.section]
    let frame: CGRect
    let pins: Bool
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      pins = sectionHeadersPinToVisibleBounds
      frame = edgeFrame(section, headerStart(section), section.header)
    case UICollectionView.elementKindSectionFooter:
      pins = sectionFootersPinToVisibleBounds
      frame = edgeFrame(section, footerStart(section), section.footer)
    default: return nil
    }
    let attributes = makeAttributes(
      CollectionElement(category: .supplementaryView, kind: kind, indexPath: path))
    // A header or footer without length has no size at all, and no view.
    attributes.frame =
      axis.along(frame.size) > 0 ? frame : CGRect(origin: frame.origin, size: .zero)
    if pins { attributes.zIndex = 10 }
    return attributes
  }

  /// Headers and footers span the whole breadth; section insets apply only to items.
  private func edgeFrame(_ section: FlowSection, _ start: CGFloat, _ length: CGFloat) -> CGRect {
    axis.rect(
      along: toPixels(start), across: 0, axis.size(along: length, across: section.breadth))
  }

  /// The start and end of the visible part of the content, along the scroll direction.
  private var visibleSpan: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let low = axis.along(visible.origin)
    return low...max(low, low + axis.along(visible.size))
  }

  /// A pinned header stays visible as long as its section's items are visible.
  private func headerStart(_ section: FlowSection) -> CGFloat {
    guard sectionHeadersPinToVisibleBounds else { return section.start }
    let limit = section.itemsEnd - section.header
    return max(section.start, min(visibleSpan.lowerBound, limit))
  }

  private func footerStart(_ section: FlowSection) -> CGFloat {
    guard sectionFootersPinToVisibleBounds else { return section.itemsEnd }
    let limit = section.start + section.header
    return min(section.itemsEnd, max(visibleSpan.upperBound - section.footer, limit))
  }

  // MARK: Elements in a rectangle

  func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let sections = sections
    let (low, high) = (axis.along(rect.origin), axis.along(rect.origin) + axis.along(rect.size))
    var found: [UICollectionViewLayoutAttributes] = []
    var index = sections.partitioningIndex { $0.end >= low }
    while index < sections.count, sections[index].start <= high {
      let section = sections[index]
      let edge = IndexPath(item: 0, section: index)
      add(flowSupplementary(UICollectionView.elementKindSectionHeader, edge), rect, &found)
      for item in section.items(from: low, to: high) {
        add(flowItem(IndexPath(item: item, section: index)), rect, &found)
      }
      add(flowSupplementary(UICollectionView.elementKindSectionFooter, edge), rect, &found)
      index += 1
    }
    return found
  }

  private func add(
    _ attributes: UICollectionViewLayoutAttributes?, _ rect: CGRect,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    guard let attributes, attributes.size != .zero || attributes.category == .cell else { return }
    if attributes.frame.overlaps(rect) { found.append(attributes) }
  }
}
