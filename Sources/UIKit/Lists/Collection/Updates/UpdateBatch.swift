import Foundation

/// Where sections and items go in a batch of updates.
struct UpdateBatch {
  let old: [Int]
  let updates: [CollectionUpdate]
  private(set) var deletedSections: Set<Int> = []
  private(set) var insertedSections: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var deletedItems: Set<IndexPath> = []
  private(set) var insertedItems: Set<IndexPath> = []
  private(set) var reloadedItems: Set<IndexPath> = []
  private(set) var reconfiguredItems: Set<IndexPath> = []
  private(set) var movedItems: [IndexPath: IndexPath] = [:]
  /// The new place of each old section, nil for one that is gone.
  private(set) var sections: [Int?] = []

  init(old: [Int], updates: [CollectionUpdate]) {
    self.old = old
    self.updates = updates
    for update in updates { sort(update) }
    let fixed = movedSections.values.reduce(into: insertedSections) { $0.insert($1) }
    var next = FreePlaces(taken: fixed)
    sections = old.indices.map { section in
      if deletedSections.contains(section) { return nil }
      return movedSections[section] ?? next.next()
    }
  }

  private mutating func sort(_ update: CollectionUpdate) {
    switch update {
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

  /// The old section that became this one; nil for an inserted one.
  func origin(ofSection new: Int) -> Int? { sections.firstIndex(of: new) }

  /// The new places of a section's items, nil for those that are gone.
  func places(inSection section: Int) -> [IndexPath?] {
    let count = old[section]
    guard sections.indices.contains(section), let target = sections[section] else {
      return (0..<count).map { movedItems[IndexPath(item: $0, section: section)] }
    }
    var taken: Set<Int> = []
    for path in insertedItems where path.section == target { taken.insert(path.item) }
    for path in movedItems.values where path.section == target { taken.insert(path.item) }
    var next = FreePlaces(taken: taken)
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if let moved = movedItems[path] { return moved }
      if deletedItems.contains(path) { return nil }
      return IndexPath(item: next.next(), section: target)
    }
  }
}

/// Counts up past the places that are taken.
struct FreePlaces {
  let taken: Set<Int>
  private var candidate = 0

  init(taken: Set<Int>) { self.taken = taken }

  mutating func next() -> Int {
    while taken.contains(candidate) { candidate += 1 }
    defer { candidate += 1 }
    return candidate
  }
}
