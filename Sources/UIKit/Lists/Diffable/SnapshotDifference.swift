import Foundation

/// The updates from one snapshot to another, with as few moves as possible.
///
/// - SeeAlso: P. Heckel, "A technique for isolating differences between files" (1978), for the
///   tables of unique items; M. L. Fredman, "On computing the length of longest increasing
///   subsequences" (1975). We differ from Heckel: what stays is the longest run in order, so
///   moves are fewest.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private let old: Snapshot
  private let new: Snapshot
  private let oldPaths: [Item: IndexPath]
  private let newPaths: [Item: IndexPath]
  private(set) var updates: [ListChange] = []

  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    oldPaths = Self.paths(old)
    newPaths = Self.paths(new)
    compareSections()
    compareItems()
    addRequests()
  }

  private static func paths(_ snapshot: Snapshot) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, content) in snapshot.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return paths
  }

  private static func places(_ snapshot: Snapshot) -> [Section: Int] {
    Dictionary(
      uniqueKeysWithValues: snapshot.sections.enumerated().map { ($1.identifier, $0) })
  }

  private mutating func compareSections() {
    let (before, after) = (Self.places(old), Self.places(new))
    for (index, section) in old.sections.enumerated() where after[section.identifier] == nil {
      updates.append(.deleteSection(index))
    }
    let survivors = new.sections.compactMap { before[$0.identifier] }
    let settled = Set(survivors.longestIncreasingSubsequence)
    for (index, section) in new.sections.enumerated() {
      guard let place = before[section.identifier] else {
        updates.append(.insertSection(index))
        continue
      }
      if !settled.contains(place) { updates.append(.moveSection(place, index)) }
    }
  }

  /// Items of sections that are deleted or inserted as a whole need no updates of their own.
  private mutating func compareItems() {
    let (before, after) = (Self.places(old), Self.places(new))
    for (section, content) in old.sections.enumerated() where after[content.identifier] != nil {
      for (item, identifier) in content.items.enumerated() where newPaths[identifier] == nil {
        updates.append(.deleteItem(IndexPath(item: item, section: section)))
      }
    }
    for (section, content) in new.sections.enumerated() {
      let origin = before[content.identifier]
      let survivors = content.items.compactMap { identifier -> Int? in
        oldPaths[identifier].flatMap { $0.section == origin ? $0.item : nil }
      }
      let settled = Set(survivors.longestIncreasingSubsequence)
      for (item, identifier) in content.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let source = oldPaths[identifier] else {
          if origin != nil { updates.append(.insertItem(path)) }
          continue
        }
        if source.section != origin || !settled.contains(source.item) {
          updates.append(.moveItem(source, path))
        }
      }
    }
  }

  /// A new item is created in any case, and a removed item cannot be reloaded.
  private mutating func addRequests() {
    let (before, after) = (Self.places(old), Self.places(new))
    for identifier in new.reloadedSections where after[identifier] != nil {
      if let section = before[identifier] { updates.append(.reloadSection(section)) }
    }
    for identifier in new.reloadedItems where newPaths[identifier] != nil {
      if let path = oldPaths[identifier] { updates.append(.reloadItem(path)) }
    }
    for identifier in new.reconfiguredItems where newPaths[identifier] != nil {
      if let path = oldPaths[identifier] { updates.append(.reconfigureItem(path)) }
    }
  }
}

extension [Int] {
  /// The longest increasing subsequence of distinct numbers (patience sorting).
  var longestIncreasingSubsequence: [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      let place = ends.partitioningIndex { self[$0] >= self[index] }
      previous[index] = place > 0 ? ends[place - 1] : nil
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(self[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
