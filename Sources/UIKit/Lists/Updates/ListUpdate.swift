import Foundation

/// A batch of changes that matches the data, with the new places of sections and items.
struct ListUpdate {
  /// The numbers of items in each section before the batch.
  let oldCounts: [Int]
  let changes: [ListChange]
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var reloadedSections = IndexSet()
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var reconfiguredItems: Set<IndexPath> = []
  private(set) var movedItems: [IndexPath: IndexPath] = [:]
  private var sections = IndexShift(removed: [], added: [])
  /// The changes of items by old section, for sections that stay and are not reloaded.
  private(set) var items: [Int: IndexShift] = [:]

  /// - Parameters:
  ///   - old: The numbers of items in each section before the batch.
  ///   - new: The numbers of items in each section after it, according to the data source.
  init(_ changes: [ListChange], from old: [Int], to new: [Int]) throws(ListUpdateError) {
    oldCounts = old
    self.changes = changes
    for change in changes { sort(change) }
    sections = IndexShift(
      removed: deletedSections.union(IndexSet(movedSections.keys)),
      added: insertedSections.union(IndexSet(movedSections.values)))
    try checkSections(new)
    try checkItems(new)
    findItemShifts()
    try checkCounts(new)
  }

  private mutating func sort(_ change: ListChange) {
    switch change {
    case .insertSection(let new): insertedSections.insert(new)
    case .deleteSection(let old): deletedSections.insert(old)
    case .reloadSection(let old): reloadedSections.insert(old)
    case .moveSection(let old, let new): movedSections[old] = new
    case .insertItem(let new): insertedItems.insert(new)
    case .deleteItem(let old): deletedItems.insert(old)
    case .reloadItem(let old): reloadedItems.insert(old)
    case .reconfigureItem(let old): reconfiguredItems.insert(old)
    case .moveItem(let old, let new): movedItems[old] = new
    }
  }

  private mutating func findItemShifts() {
    func bySection(_ paths: some Sequence<IndexPath>) -> [Int: IndexSet] {
      paths.reduce(into: [:]) { $0[$1.section, default: []].insert($1.item) }
    }
    let removed = bySection(deletedItems.union(movedItems.keys))
    let added = bySection(insertedItems.union(movedItems.values))
    for section in oldCounts.indices where !reloadedSections.contains(section) {
      guard let target = newSection(of: section) else { continue }
      items[section] = IndexShift(removed: removed[section] ?? [], added: added[target] ?? [])
    }
  }

  // MARK: Places

  /// Nil for a section that is deleted.
  func newSection(of old: Int) -> Int? { movedSections[old] ?? sections.newIndex(of: old) }

  /// Nil for a section that is new.
  func oldSection(of new: Int) -> Int? {
    movedSections.first { $0.value == new }?.key ?? sections.oldIndex(of: new)
  }

  /// Returns nil for an item that is deleted, or whose section is deleted or reloaded.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = movedItems[old] { return target }
    guard let section = newSection(of: old.section),
      let item = items[old.section]?.newIndex(of: old.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The new place of an item whose stored values stay valid; nil also for one that is reloaded.
  func keptPath(of old: IndexPath) -> IndexPath? {
    reloadedItems.contains(old) || reloadedSections.contains(old.section) ? nil : newPath(of: old)
  }
}
