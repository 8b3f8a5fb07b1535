import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  private var sections: [CompositionalSection] {
    _ = collectionView?.loadedCounts
    prepareIfNeeded()
    return composition.sections
  }

  var composedContentSize: CGSize {
    let sections = sections
    let end = sections.last?.end ?? composition.frame?.groupsStart ?? 0
    let outer = composition.frame.map { $0.end - $0.groupsStart } ?? 0
    return axis.size(along: end + outer, across: axis.across(composition.container))
  }

  // MARK: One element

  func composedItem(_ path: IndexPath, kind: String?) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard path.count == 2, sections.indices.contains(path.section),
      0..<sections[path.section].count ~= path.item,
      let view = sections[path.section].view(ofItem: path.item, kind: kind)
    else { return nil }
    return attributes(view, sections[path.section], path)
  }

  private func attributes(
    _ view: SolvedGroup.View, _ section: CompositionalSection, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let category: UICollectionView.ElementCategory = view.kind == nil ? .cell : .supplementaryView
    let attributes = makeAttributes(
      CollectionElement(category: category, kind: view.kind ?? "", indexPath: path))
    attributes.frame = toPixels(view.frame)
    attributes.zIndex = view.zIndex
    attributes.measuresWidth = view.measuresWidth
    attributes.measuresHeight = view.measuresHeight
    if view.kind == nil {
      attributes.row = section.definition.list?.row(path.item, of: section.count)
    }
    return attributes
  }

  func composedSupplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    let element = CollectionElement(category: .supplementaryView, kind: kind, indexPath: path)
    if path.count == 1 {
      guard let outer = wholeFrame,
        let boundary = outer.boundaries.first(where: { $0.element == element })
      else { return nil }
      return attributes(boundary, outer)
    }
    guard sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if let boundary = section.boundaries.first(where: { $0.element == element }) {
      return attributes(boundary, section)
    }
    return composedItem(path, kind: kind)
  }

  private func attributes(
    _ boundary: CompositionalSection.Boundary, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(boundary.element)
    attributes.frame = toPixels(section.frame(of: boundary, visible: visibleSpan))
    attributes.zIndex = boundary.item.zIndex
    attributes.measuresWidth = boundary.item.layoutSize.widthDimension.isEstimated
    attributes.measuresHeight = boundary.item.layoutSize.heightDimension.isEstimated
    attributes.row = section.definition.list?.edgeRow
    return attributes
  }

  func composedDecoration(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = sections
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if kind == _UICollectionViewListLayoutSectionBackgroundColorDecorationView.kind {
      return listBackground(section)
    }
    guard
      let item = section.definition.decorationItems.first(where: { $0.elementKind == kind })
    else { return nil }
    let attributes = makeAttributes(
      CollectionElement(category: .decorationView, kind: kind, indexPath: path))
    attributes.frame = toPixels(section.frame(of: item))
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// The background is as wide as the collection.
  ///
  /// Before the first section and after the last one it extends over the visible area.
  private func listBackground(
    _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes? {
    guard let color = section.definition.list?.background, let view = collectionView else {
      return nil
    }
    let attributes = makeAttributes(
      CollectionElement(
        category: .decorationView,
        kind: _UICollectionViewListLayoutSectionBackgroundColorDecorationView.kind,
        indexPath: IndexPath(item: 0, section: section.index)))
    let room = axis.along(composition.boundsSize)
    let start = section.index == 0 ? min(0, section.start) - room : section.start
    let isLast = section.index == composition.sections.count - 1
    let end = isLast ? axis.along(composedContentSize) + room : section.end
    let across = axis.insets(view.adjustedContentInset).before
    attributes.frame = toPixels(
      axis.rect(
        along: start, across: -across,
        axis.size(along: end - start, across: axis.across(composition.boundsSize))))
    attributes.zIndex = -1
    attributes.backgroundColor = color
    return attributes
  }

  func orthogonalSection(_ element: CollectionElement) -> OrthogonalSection? {
    let sections = composition.sections
    guard element.indexPath.count == 2, element.category != .decorationView,
      sections.indices.contains(element.indexPath.section)
    else { return nil }
    let section = sections[element.indexPath.section]
    guard section.isOrthogonal, !section.boundaries.contains(where: { $0.element == element })
    else { return nil }
    return section.orthogonal
  }

  // MARK: Elements in a rectangle

  func composedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let sections = sections
    let (low, high) = (axis.along(rect.origin), axis.along(rect.origin) + axis.along(rect.size))
    var found: [UICollectionViewLayoutAttributes] = []
    var index = sections.partitioningIndex { $0.end >= low }
    while index < sections.count, sections[index].start <= high {
      addElements(of: sections[index], rect, &found)
      index += 1
    }
    if let outer = wholeFrame {
      found += outer.boundaries.map { attributes($0, outer) }.filter { $0.frame.overlaps(rect) }
    }
    return found
  }

  private func addElements(
    of section: CompositionalSection, _ rect: CGRect,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    if let background = listBackground(section) { found.append(background) }
    for item in section.definition.decorationItems {
      let path = IndexPath(item: 0, section: section.index)
      if let background = composedDecoration(item.elementKind, path),
        background.frame.overlaps(rect)
      {
        found.append(background)
      }
    }
    for boundary in section.boundaries {
      let attributes = attributes(boundary, section)
      if attributes.frame.overlaps(rect) { found.append(attributes) }
    }
    addItems(of: section, rect, &found)
  }

  /// Any view of a section that scrolls orthogonally may become visible.
  private func addItems(
    of section: CompositionalSection, _ rect: CGRect,
    _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    var low = axis.along(rect.origin) - section.groupsStart
    var high = low + axis.along(rect.size)
    if section.isOrthogonal {
      guard high >= 0, low <= section.groupsEnd - section.groupsStart else { return }
      (low, high) = orthogonalSpan(section)
    }
    section.forEachGroup(from: low, to: high) { group, origin, first in
      for var view in group.views where first + view.item < section.count {
        view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        let path = IndexPath(item: first + view.item, section: section.index)
        let new = attributes(view, section, path)
        if section.isOrthogonal || new.frame.overlaps(rect) { found.append(new) }
      }
    }
  }

  /// The visible range of a section's own scroll view, in the direction of its groups.
  private func orthogonalSpan(_ section: CompositionalSection) -> (CGFloat, CGFloat) {
    let scroller = collectionView?.shown.scrollers[section.index]
    let offset = scroller?.contentOffset ?? section.orthogonal?.restingOffset ?? .zero
    let low = axis.across(offset)
    return (low - axis.insets(section.insets).before, low + section.breadth)
  }

  // MARK: Geometry

  /// The layout's own headers and footers, around the sections.
  private var wholeFrame: CompositionalSection? {
    guard var outer = composition.frame else { return nil }
    let length = (composition.sections.last?.end ?? outer.groupsStart) - outer.groupsStart
    let size = axis.size(along: length, across: outer.breadth)
    outer.groups = SectionGroups(
      alike: SolvedGroup(size: size, itemCount: 1), count: 1, axis: axis, spacing: 0)
    return outer
  }

  private var visibleSpan: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let low = axis.along(visible.origin)
    return low...max(low, low + axis.along(visible.size))
  }

  /// Edges are rounded to pixels, half up.
  private func toPixels(_ rect: CGRect) -> CGRect {
    let scale = pixelScale
    func rounded(_ value: CGFloat) -> CGFloat {
      (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    return CGRect(
      x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
  }
}
