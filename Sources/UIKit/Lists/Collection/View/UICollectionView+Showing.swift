import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// Performs one layout pass, which creates exactly the views that the visible area needs.
  func layoutContent() {
    endDisplayingOldViews()
    guard updates.depth == 0 else { return }
    adoptContentSize()
    adoptProposedOffset()
    adoptOrthogonalSections()
    // Views that turn out larger or smaller than expected move others into or out of the visible area, and move the
    // content's end.
    for _ in 0..<Self.measuringPasses {
      let wanted = visibleElements()
      hideViews(except: wanted)
      showMissingViews(wanted)
      guard adoptPreferredSizes(wanted) || adoptReach() else { break }
      adoptContentSize()
    }
    placeViews()
    endDisplayingReplacedViews()
    updates.isLaidOut = bounds.width > 0 && bounds.height > 0
    prefetchAhead()
  }

  /// The limit is larger than the number of views that become visible one after the other; it stops a layout that never
  /// becomes stable.
  private static var measuringPasses: Int { 1000 }

  private func adoptContentSize() {
    let size = preparedLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  func offsetMayBeBeyondContent() {
    updates.hasOtherReach = true
    setNeedsLayout()
  }

  /// - Returns: whether different views are visible.
  private func adoptReach() -> Bool {
    guard updates.hasOtherReach, transition == nil else { return false }
    updates.hasOtherReach = false
    return bringOffsetIntoContent()
  }

  private func visibleElements() -> [UICollectionViewLayoutAttributes] {
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    guard visible.width > 0, visible.height > 0 else { return [] }
    return withMovedItem(elements(in: visible)).filter { isInSight($0, visible) }
  }

  private func isInSight(
    _ attributes: UICollectionViewLayoutAttributes, _ visible: CGRect
  ) -> Bool {
    guard !attributes.isHidden else { return false }
    // A layout may return more elements than requested.
    guard let section = layout.orthogonalSection(of: attributes) else {
      return attributes.frame.overlaps(visible)
    }
    let scroller = shown.scrollers[section.section]
    let offset = scroller?.contentOffset ?? section.restingOffset
    let window = CGRect(origin: offset, size: section.frame.size)
      .offsetBy(dx: section.frame.minX, dy: section.frame.minY)
    return attributes.frame.overlaps(window)
  }

  // MARK: Putting away

  func endDisplayingOldViews() {
    let old = shown.aside
    shown.aside = []
    for (element, view) in old { endDisplaying(view, element) }
  }

  private func endDisplayingReplacedViews() {
    let old = shown.replaced
    shown.replaced = []
    for (element, view) in old { endDisplaying(view, element) }
  }

  private func hideViews(except wanted: [UICollectionViewLayoutAttributes]) {
    let elements = Set(wanted.map(\.element))
    for (element, view) in shown.sorted where !elements.contains(element) {
      shown.views[element] = nil
      endDisplaying(view, element)
    }
  }

  func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
    view.removeFromSuperview()
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: path)
    }
    recycle(view, element)
  }

  // MARK: Showing

  private func showMissingViews(_ wanted: [UICollectionViewLayoutAttributes]) {
    for attributes in wanted {
      let element = attributes.element
      if let view = shown.views[element], !shown.reconfigured.contains(element) {
        view.adopt(attributes)
      } else {
        show(attributes)
      }
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    shown.attributesInProgress = attributes
    let made = makeView(element)
    shown.attributesInProgress = nil
    shown.reconfigured.remove(element)
    guard let view = made else { return }
    let old = shown.views[element]
    shown.unmeasured.insert(element)
    view.adopt(attributes)
    guard old !== view else { return }
    if let old { shown.replaced.append((element: element, view: old)) }
    shown.views[element] = view
    shown.fresh.insert(element)
    (view as? UICollectionViewCell)?.takeState(
      isSelected: selection.contains(element.indexPath), isEditing: isEditing)
  }

  private func makeView(_ element: CollectionElement) -> UICollectionReusableView? {
    let path = element.indexPath
    switch element.category {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: dataPath(of: path))
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind, at: path)
    case .decorationView: return makeDecoration(element.kind)
    }
  }

  /// Announces new views and inserts them in the order of `zIndex`.
  private func placeViews() {
    let fresh = shown.sorted.filter { shown.fresh.contains($0.element) }
    shown.fresh = []
    placeScrollers()
    for (element, view) in fresh {
      announce(view, element)
      insert(view, element)
    }
  }

  private func announce(_ view: UICollectionReusableView, _ element: CollectionElement) {
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if element.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
    }
  }

  func insert(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let attributes = view.reuse.attributes else { return addSubview(view) }
    if let section = layout.orthogonalSection(of: attributes) {
      return scroller(for: section).show(view, attributes)
    }
    let level = attributes.zIndex
    let above = subviews.firstIndex {
      ($0 as? UICollectionReusableView).map { $0.level > level } == true
    }
    if let above { insertSubview(view, at: above) } else { addSubview(view) }
  }
}

extension UICollectionReusableView {
  fileprivate var level: Int { reuse.attributes?.zIndex ?? 0 }
}
