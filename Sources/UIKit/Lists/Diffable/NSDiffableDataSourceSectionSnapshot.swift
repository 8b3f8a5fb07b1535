import DarkroomCoreGraphics
import Foundation

/// The items of one section as an outline: items may have children, which are visible while the item is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Questions

  public var rootItems: [ItemIdentifierType] { roots }
  /// Parents before their children.
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }
  public var visibleItems: [ItemIdentifierType] { walk(roots) { expanded.contains($0) } }
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    return ancestors(of: item).allSatisfy { expanded.contains($0) }
  }
  /// 0 for an item without a parent.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = Self()
    if includingParent { part.append([parent]) }
    part.copy(children[parent] ?? [], of: self, below: includingParent ? parent : nil)
    return part
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var next = parent(of: item)
    while let current = next {
      found.append(current)
      next = parent(of: current)
    }
    return found
  }

  private func walk(
    _ starts: [ItemIdentifierType], _ enters: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var pending = Array(starts.reversed())
    while let item = pending.popLast() {
      found.append(item)
      if enters(item) { pending += (children[item] ?? []).reversed() }
    }
    return found
  }

  // MARK: Changes

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { insert(items, below: parent, at: nil) }
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) { insert(items, below: parent(of: item), at: place(of: item)) }
  public mutating func insert(
    _ items: [ItemIdentifierType], after item: ItemIdentifierType
  ) { insert(items, below: parent(of: item), at: place(of: item) + 1) }
  /// Children go with their parents.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let doomed = walk([item]) { _ in true }
      if let parent = parent(of: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      for gone in doomed { forget(gone) }
    }
  }
  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(children[parent] ?? [])
    copy(snapshot.roots, of: snapshot, below: parent)
  }

  private func place(of item: ItemIdentifierType) -> Int {
    let siblings = parent(of: item).flatMap { children[$0] } ?? roots
    guard let index = siblings.firstIndex(of: item) else {
      UncaughtException.raise("Item identifier was not found: \(item)")
    }
    return index
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int?
  ) {
    for item in items {
      let isNew = parents.updateValue(parent, forKey: item) == nil
      UncaughtException.require(
        isNew,
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: [\(item)]")
    }
    if let parent {
      UncaughtException.require(contains(parent), "Item identifier was not found: \(parent)")
      let end = children[parent]?.count ?? 0
      children[parent, default: []].insert(contentsOf: items, at: index ?? end)
    } else {
      roots.insert(contentsOf: items, at: index ?? roots.count)
    }
  }

  private mutating func forget(_ item: ItemIdentifierType) {
    children[item] = nil
    parents[item] = nil
    expanded.remove(item)
  }

  private mutating func copy(
    _ items: [ItemIdentifierType], of other: Self, below parent: ItemIdentifierType?
  ) {
    append(items, to: parent)
    for item in other.walk(items, { _ in true }) {
      if other.expanded.contains(item) { expanded.insert(item) }
      if let below = other.children[item], !below.isEmpty { append(below, to: item) }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
