import DarkroomCoreGraphics
import Foundation

extension UICollectionViewFlowLayout {
  struct FlowState {
    var sections: [FlowSection] = []
    /// The sizes that cells asked for.
    var preferred: [IndexPath: CGSize] = [:]
    /// The size and inset of the bounds at the last preparation.
    var area = CGSize.zero
    /// Whether the sections must be laid out again; moving pinned views does not require that.
    var needsMetrics = true
  }

  var axis: FlowAxis { FlowAxis(isHorizontal: scrollDirection == .horizontal) }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.scrollDelegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The area of the bounds without the content inset.
  private func area(_ view: UICollectionView, _ size: CGSize) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(0, size.width - inset.left - inset.right),
      height: max(0, size.height - inset.top - inset.bottom))
  }

  func dependsOn(_ newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let collectionView else { return false }
    return axis.across(area(collectionView, newBounds.size)) != axis.across(flow.area)
  }

  func layOutSections() {
    guard let view = collectionView else { return flow.sections = [] }
    guard flow.needsMetrics else { return }
    flow.needsMetrics = false
    let counts = view.loadedCounts
    takeArea(area(view, view.bounds.size), view)
    var start: CGFloat = 0
    flow.sections = counts.enumerated().map { index, count in
      var section = emptySection(index, view)
      section.start = start
      fill(&section, index, count, view)
      start = section.end
      return section
    }
  }

  private func emptySection(_ index: Int, _ view: UICollectionView) -> FlowSection {
    let header = flowDelegate?.collectionView?(
      view, layout: self, referenceSizeForHeaderInSection: index)
    let footer = flowDelegate?.collectionView?(
      view, layout: self, referenceSizeForFooterInSection: index)
    let inset = flowDelegate?.collectionView?(view, layout: self, insetForSectionAt: index)
    let line = flowDelegate?.collectionView?(
      view, layout: self, minimumLineSpacingForSectionAt: index)
    let item = flowDelegate?.collectionView?(
      view, layout: self, minimumInteritemSpacingForSectionAt: index)
    return FlowSection(
      axis: axis, header: axis.along(header ?? headerReferenceSize),
      footer: axis.along(footer ?? footerReferenceSize),
      inset: (inset ?? sectionInset) + referenceInset(view),
      lineSpacing: line ?? minimumLineSpacing, itemSpacing: item ?? minimumInteritemSpacing,
      breadth: axis.across(flow.area))
  }

  /// The additional inset on the sides if the section insets do not start at the content inset.
  private func referenceInset(_ view: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    let known = view.adjustedContentInset
    return axis.isHorizontal
      ? UIEdgeInsets(
        top: max(0, outer.top - known.top), left: 0, bottom: max(0, outer.bottom - known.bottom),
        right: 0)
      : UIEdgeInsets(
        top: 0, left: max(0, outer.left - known.left), bottom: 0,
        right: max(0, outer.right - known.right))
  }

  private func fill(
    _ section: inout FlowSection, _ index: Int, _ count: Int, _ view: UICollectionView
  ) {
    let first = count > 0 ? delegateSize(IndexPath(item: 0, section: index), view) : nil
    guard first != nil || measuresViews, count > 0 else {
      return section.items = .uniform(itemSize, count: count)
    }
    section.setSizes(
      (0..<count).map { item in
        let path = IndexPath(item: item, section: index)
        if measuresViews, let size = flow.preferred[path] { return size }
        let asked = item == 0 ? first : first.flatMap { _ in delegateSize(path, view) }
        return known(asked) ?? startingSize
      })
  }

  private func delegateSize(_ path: IndexPath, _ view: UICollectionView) -> CGSize? {
    flowDelegate?.collectionView?(view, layout: self, sizeForItemAt: path)
  }

  private func known(_ size: CGSize?) -> CGSize? { size == Self.automaticSize ? nil : size }

  /// The size of a cell that has not been shown yet.
  private var startingSize: CGSize {
    if !measuresViews { return itemSize }
    return known(estimatedItemSize == .zero ? nil : estimatedItemSize)
      ?? CGSize(width: 50, height: 50)
  }

  // MARK: Sizes of cells

  func forgetPreferredSizes() {
    flow.preferred = [:]
    invalidateLayout()
  }

  /// Cells of another width have other heights.
  private func takeArea(_ area: CGSize, _ view: UICollectionView) {
    if axis.across(area) != axis.across(flow.area), !flow.preferred.isEmpty {
      flow.preferred = [:]
      view.measureShownViews()
    }
    flow.area = area
  }

  /// If only the offset changes, nothing but pinned views moves.
  func boundsContext(
    _ context: UICollectionViewLayoutInvalidationContext, _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let view = collectionView,
      let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    else { return context }
    flowContext.invalidateFlowLayoutDelegateMetrics =
      axis.across(area(view, newBounds.size)) != axis.across(flow.area)
    return context
  }

  func takePreferredSizes(_ context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if flowContext?.invalidateFlowLayoutDelegateMetrics != false
      || context.invalidateDataSourceCounts || !context.preferredSizes.isEmpty
    {
      flow.needsMetrics = true
    }
    if context.invalidateEverything { flow.preferred = [:] }
    for (element, size) in context.preferredSizes where element.category == .cell {
      flow.preferred[element.indexPath] = size
    }
  }

  func moveSizes(_ update: ListUpdate) {
    let old = flow.preferred
    flow.preferred = [:]
    for (path, size) in old {
      if let place = update.keptPath(of: path) { flow.preferred[place] = size }
    }
  }
}
