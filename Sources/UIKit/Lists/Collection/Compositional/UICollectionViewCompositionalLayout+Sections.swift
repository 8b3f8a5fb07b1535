import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  @MainActor
  struct CompositionState {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    var sections: [CompositionalSection] = []
    /// Headers and footers of the whole layout, as those of a section without items.
    var frame: CompositionalSection?
    /// The sizes that views asked for.
    var preferred: [CollectionElement: CGSize] = [:]
    var measuresViews = false
    var boundsSize = CGSize.zero
    /// What the content inset leaves of the bounds.
    var container = CGSize.zero

    init(provider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
      self.provider = provider
    }
  }

  var axis: FlowAxis {
    FlowAxis(isHorizontal: composition.configuration.scrollDirection == .horizontal)
  }

  func layOutSections() {
    composition.sections = []
    composition.measuresViews = false
    guard let view = collectionView else { return }
    composition.boundsSize = view.bounds.size
    composition.container = view.bounds.inset(by: view.adjustedContentInset).size
    let outer = layoutFrame(view)
    let counts = view.loadedCounts
    var start = outer?.groupsStart ?? 0
    for (index, count) in counts.enumerated() {
      if index > 0 { start += composition.configuration.interSectionSpacing }
      let section = placedSection(index, count, start, view)
      composition.sections.append(section)
      start = section.end
    }
    composition.frame = outer
  }

  // MARK: One section

  private func placedSection(
    _ index: Int, _ count: Int, _ start: CGFloat, _ view: UICollectionView
  ) -> CompositionalSection {
    let container = CollectionLayoutContainer(composition.container)
    let environment = CollectionLayoutEnvironment(container, view.traitCollection)
    guard let definition = composition.provider(index, environment) else {
      preconditionFailure(
        """
        Invalid section definition. Please specify a valid section definition when content is to \
        be rendered for a section. This is a client error.
        """)
    }
    var section = CompositionalSection(
      index: index, definition: definition, axis: axis,
      breadth: axis.across(composition.container), insets: insets(definition, view), start: start)
    addBoundaries(definition.boundarySupplementaryItems, to: &section)
    addGroups(count, to: &section, view)
    return section
  }

  private func insets(
    _ definition: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> UIEdgeInsets {
    let own = definition.contentInsets
    let inset = UIEdgeInsets(
      top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    var reference = definition.contentInsetsReference
    if reference == .automatic { reference = composition.configuration.contentInsetsReference }
    let outer: UIEdgeInsets
    switch reference {
    case .none: return inset
    case .automatic, .safeArea: outer = view.safeAreaInsets
    case .layoutMargins, .readableContent: outer = view.layoutMargins
    }
    let known = view.adjustedContentInset
    return axis.isHorizontal
      ? inset
        + UIEdgeInsets(
          top: max(0, outer.top - known.top), left: 0,
          bottom: max(0, outer.bottom - known.bottom), right: 0)
      : inset
        + UIEdgeInsets(
          top: 0, left: max(0, outer.left - known.left), bottom: 0,
          right: max(0, outer.right - known.right))
  }

  private func addGroups(
    _ count: Int, to section: inout CompositionalSection, _ view: UICollectionView
  ) {
    let definition = section.definition
    let room = composition.container.inset(
      by: NSDirectionalEdgeInsets(
        top: section.insets.top, leading: section.insets.left, bottom: section.insets.bottom,
        trailing: section.insets.right))
    let solver = GroupSolver(
      section: section.index, preferred: composition.preferred, traits: view.traitCollection)
    guard !definition.group.isFixed else {
      let group = solver.solve(definition.group, in: room, first: 0, limit: .max)
      section.groups = .uniform(group, count: count)
      return
    }
    composition.measuresViews = true
    var placed: [CompositionalSection.PlacedGroup] = []
    var first = 0
    var position: CGFloat = 0
    while first < count {
      let solved = solver.solve(definition.group, in: room, first: first, limit: count - first)
      placed.append(
        CompositionalSection.PlacedGroup(start: position, first: first, solved: solved))
      position += section.groupAxis.along(solved.size) + definition.interGroupSpacing
      first += max(1, solved.itemCount)
    }
    section.groups = .various(placed, count: count)
  }

  private func addBoundaries(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    to section: inout CompositionalSection, isGlobal: Bool = false
  ) {
    let definition = section.definition
    let edges = axis.insets(definition.supplementariesFollowContentInsets ? section.insets : .zero)
    let room = section.breadth - edges.before - edges.after
    let container = axis.size(along: axis.along(composition.container), across: room)
    var seen: [String: Int] = [:]
    for item in items {
      let number = seen[item.elementKind, default: 0]
      seen[item.elementKind] = number + 1
      let path =
        isGlobal
        ? IndexPath(index: number) : IndexPath(item: number, section: section.index)
      let element = CollectionElement(
        category: .supplementaryView, kind: item.elementKind, indexPath: path)
      let size = size(of: item, element, container)
      let share = axis.across(item.containerAnchor.unitPoint)
      section.boundaries.append(
        CompositionalSection.Boundary(
          item: item, element: element, size: size,
          across: edges.before + share * (room - axis.across(size))))
    }
  }

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ element: CollectionElement,
    _ container: CGSize
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    if item.layoutSize.isEstimated { composition.measuresViews = true }
    guard let asked = composition.preferred[element] else { return size }
    if item.layoutSize.widthDimension.isEstimated { size.width = asked.width }
    if item.layoutSize.heightDimension.isEstimated { size.height = asked.height }
    return size
  }

  /// The layout's own headers and footers lie around all sections.
  private func layoutFrame(_ view: UICollectionView) -> CompositionalSection? {
    let items = composition.configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return nil }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let nothing = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
    var outer = CompositionalSection(
      index: 0, definition: nothing, axis: axis, breadth: axis.across(composition.container),
      insets: .zero, start: 0)
    addBoundaries(items, to: &outer, isGlobal: true)
    return outer
  }

  // MARK: Sizes of views

  func takePreferredSizes(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { composition.preferred = [:] }
    composition.preferred.merge(context.preferredSizes) { $1 }
  }

  func takes(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    original.measuresWidth && preferred.size.width != original.size.width
      || original.measuresHeight && preferred.size.height != original.size.height
  }

  func moveSizes(_ update: ListUpdate) {
    let old = composition.preferred
    composition.preferred = [:]
    for (element, size) in old {
      if let new = element.moved(by: update) { composition.preferred[new] = size }
    }
  }
}
