import DarkroomCoreGraphics
import Foundation

/// The items of one section as an outline: items may have children, which are visible while the item is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty outline.
  public init() {}

  // MARK: Questions

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] { roots }
  /// Parents before their children.
  public var items: [ItemIdentifierType] { walk(roots) { _ in true } }
  /// The items whose ancestors are all expanded, which is what a list shows.
  public var visibleItems: [ItemIdentifierType] { walk(roots) { expanded.contains($0) } }
  /// Whether the outline contains the item, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Whether the item's children are visible if the item is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all ancestors of the item are expanded; false for an unknown item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    return ancestors(of: item).allSatisfy { expanded.contains($0) }
  }
  /// 0 for an item without a parent.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// The place of an item in `items`; nil for an unknown item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The item's parent; nil for a root and for an unknown item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child].flatMap { $0 }
  }
  /// The outline of an item's descendants; with `includingParent`, the item is its root.
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

  /// Adds items as the last children of a parent, or as roots.
  ///
  /// An exception is raised for an item that the outline contains already, and for an unknown parent.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) { insert(items, below: parent, at: nil) }
  /// Adds items before an item, with the same parent; an exception is raised for an unknown item.
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) { insert(items, below: parent(of: item), at: place(of: item)) }
  /// Adds items after an item, with the same parent; an exception is raised for an unknown item.
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
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Makes the children of the items visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides the descendants of the items; expanded descendants stay expanded.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Replaces the descendants of an item by another outline, with its expanded items.
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
