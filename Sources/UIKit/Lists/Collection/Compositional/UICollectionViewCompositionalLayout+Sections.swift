import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  @MainActor
  struct CompositionState {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    var configuration = UICollectionViewCompositionalLayoutConfiguration()
    var sections: [CompositionalSection] = []
    /// Headers and footers of the whole layout, treated as those of a section without items.
    var frame: CompositionalSection?
    /// The sizes that views asked for.
    var preferred: [CollectionElement: CGSize] = [:]
    /// The memory of each section, which is cleared when anything but the sizes of views changes.
    var memory: [Int: SectionMemory] = [:]
    var measuresViews = false
    var boundsSize = CGSize.zero
    /// The size of the bounds without the content inset.
    var container = CGSize.zero

    /// The items whose sizes are known, by section.
    private(set) var measuredItems: [Int: [Int]] = [:]

    mutating func findMeasuredItems() {
      measuredItems = [:]
      for element in preferred.keys where element.category == .cell {
        measuredItems[element.indexPath.section, default: []].append(element.indexPath.item)
      }
    }

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
    takeContainer(view.bounds.inset(by: view.adjustedContentInset).size, view)
    composition.findMeasuredItems()
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
    let definition = definition(index, view)
    var section = CompositionalSection(
      index: index, definition: definition, axis: axis,
      breadth: axis.across(composition.container), insets: insets(definition, view), start: start,
      groups: .none(axis))
    addBoundaries(definition.boundarySupplementaryItems, to: &section)
    addGroups(count, to: &section, view)
    return section
  }

  private func definition(_ index: Int, _ view: UICollectionView) -> NSCollectionLayoutSection {
    if let known = composition.memory[index] { return known.definition }
    let container = CollectionLayoutContainer(composition.container)
    let environment = CollectionLayoutEnvironment(container, view.traitCollection)
    guard let definition = composition.provider(index, environment) else {
      UncaughtException.raise(
        """
        Invalid section definition. Please specify a valid section definition when content is to \
        be rendered for a section. This is a client error.
        """)
    }
    composition.memory[index] = SectionMemory(definition: definition)
    return definition
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
    let groupAxis = CompositionalSection.groupAxis(definition, in: axis)
    let spacing = definition.interGroupSpacing
    let model = model(section, count, room, view)
    section.groups = SectionGroups(alike: model, count: count, axis: groupAxis, spacing: spacing)
    guard !definition.group.isFixed else { return }
    composition.measuresViews = true
    let solver = GroupSolver(
      section: section.index, preferred: composition.preferred, traits: view.traitCollection)
    if let measured = measuredGroups(solver, section, model, room) {
      section.groups.replace(measured)
    } else {
      section.groups = SectionGroups(
        allGroups(solver, definition.group, room, count), count: count, axis: groupAxis,
        spacing: spacing)
    }
  }

  /// The least number of items in a model group that may be larger than its section; a larger model would waste memory.
  private static let mostItemsOfModels = 4096

  /// A group of views that nobody measured.
  private func model(
    _ section: CompositionalSection, _ count: Int, _ room: CGSize, _ view: UICollectionView
  ) -> SolvedGroup {
    if let known = composition.memory[section.index]?.model { return known }
    let solver = GroupSolver(
      section: section.index, preferred: [:], traits: view.traitCollection)
    let limit = max(count, Self.mostItemsOfModels)
    var model = solver.solve(section.definition.group, in: room, first: 0, limit: limit)
    model.itemCount = max(1, model.itemCount)
    // A truncated model changes when there are more items.
    if model.itemCount < limit { composition.memory[section.index]?.model = model }
    return model
  }

  /// The groups with measured views, and a shorter last one; nil if one of them has another number of items than the
  /// others.
  private func measuredGroups(
    _ solver: GroupSolver, _ section: CompositionalSection, _ model: SolvedGroup, _ room: CGSize
  ) -> [(index: Int, solved: SolvedGroup)]? {
    let count = section.count
    var indexes = Set(
      (composition.measuredItems[section.index] ?? []).filter { $0 < count }
        .map { $0 / model.itemCount })
    if !count.isMultiple(of: model.itemCount) { indexes.insert(count / model.itemCount) }
    var groups: [(index: Int, solved: SolvedGroup)] = []
    for index in indexes.sorted() {
      let first = index * model.itemCount
      let solved =
        composition.memory[section.index]?.measured[index]
        ?? solver.solve(section.definition.group, in: room, first: first, limit: count - first)
      guard max(1, solved.itemCount) == min(model.itemCount, count - first) else { return nil }
      composition.memory[section.index]?.measured[index] = solved
      groups.append((index: index, solved: solved))
    }
    return groups
  }

  private func allGroups(
    _ solver: GroupSolver, _ group: NSCollectionLayoutGroup, _ room: CGSize, _ count: Int
  ) -> [SolvedGroup] {
    var groups: [SolvedGroup] = []
    var first = 0
    while first < count {
      let solved = solver.solve(group, in: room, first: first, limit: count - first)
      groups.append(solved)
      first += max(1, solved.itemCount)
    }
    return groups
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

  /// Places the layout's own headers and footers around all sections.
  private func layoutFrame(_ view: UICollectionView) -> CompositionalSection? {
    let items = composition.configuration.boundarySupplementaryItems
    guard !items.isEmpty else { return nil }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let nothing = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))
    var outer = CompositionalSection(
      index: 0, definition: nothing, axis: axis, breadth: axis.across(composition.container),
      insets: .zero, start: 0, groups: .none(axis))
    addBoundaries(items, to: &outer, isGlobal: true)
    return outer
  }

  // MARK: Sizes of views

  func forgetPreferredSizes() {
    composition.preferred = [:]
    invalidateLayout()
  }

  /// Views of another width have other heights.
  private func takeContainer(_ container: CGSize, _ view: UICollectionView) {
    if axis.across(container) != axis.across(composition.container), !composition.preferred.isEmpty
    {
      composition.preferred = [:]
      view.measureShownViews()
    }
    composition.container = container
  }

  func takePreferredSizes(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { composition.preferred = [:] }
    composition.preferred.merge(context.preferredSizes) { $1 }
    guard !context.preferredSizes.isEmpty else { return composition.memory = [:] }
    for element in context.preferredSizes.keys where element.indexPath.count == 2 {
      composition.memory[element.indexPath.section]?.forgetGroup(
        ofItem: element.indexPath.item)
    }
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

/// The parts of a section's layout that stay the same while the sizes of its views become known.
struct SectionMemory {
  let definition: NSCollectionLayoutSection
  /// A group of views that nobody measured.
  var model: SolvedGroup?
  /// Groups with measured views, by their index.
  var measured: [Int: SolvedGroup] = [:]

  /// Forgets the group with that item, because one of its views prefers another size.
  mutating func forgetGroup(ofItem item: Int) {
    guard let model else { return }
    measured[item / model.itemCount] = nil
  }
}
