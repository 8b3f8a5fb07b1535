import DarkroomCoreGraphics
import Foundation

/// Sections and items by their identifiers, in order: a state to be shown by a list.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The section that contains each item, by identifier.
  var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections: [SectionIdentifierType] = []
  var reloadedItems: [ItemIdentifierType] = []
  var reconfiguredItems: [ItemIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Questions

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }
  /// The number of sections, empty ones included.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The sections for which `reloadSections(_:)` was called since the snapshot was created.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections }
  /// The items for which `reloadItems(_:)` was called since the snapshot was created.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems }
  /// The items for which `reconfigureItems(_:)` was called since the snapshot was created.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems }

  /// The number of items in a section; an exception is raised for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(ofSection: identifier)].items.count
  }
  /// The items of a section in order; an exception is raised for an unknown section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { sections[place(ofSection: identifier)].items }
  /// The section that contains an item; nil for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { owners[identifier] }
  /// Counted through all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + $1.items.count }
  }
  /// The place of a section; nil for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section, or of the last one.
  ///
  /// An exception is raised if there is no section, or an item is in the snapshot already.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    UncaughtException.require(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let section = sectionIdentifier.map { place(ofSection: $0) } ?? sections.count - 1
    insert(identifiers, section, sections[section].items.count)
  }
  /// Adds items before an item; an exception is raised for an unknown item, and for items in the snapshot already.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let path = knownPath(of: beforeIdentifier)
    insert(identifiers, path.section, path.item)
  }
  /// Adds items after an item; an exception is raised for an unknown item, and for items in the snapshot already.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let path = knownPath(of: afterIdentifier)
    insert(identifiers, path.section, path.item + 1)
  }
  /// Unknown identifiers are ignored.
  ///
  /// Requests to reload or reconfigure a deleted item are dropped, even if it is appended again.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let doomed = Set(identifiers)
    for section in Set(doomed.compactMap { owners[$0] }) {
      sections[place(ofSection: section)].items.removeAll { doomed.contains($0) }
    }
    for identifier in doomed { owners[identifier] = nil }
    dropRequestsOfDeletedItems()
  }
  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }
  /// Moves an item before another one, into its section; an exception is raised for an unknown item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: false) }
  /// Moves an item after another one, into its section; an exception is raised for an unknown item.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, after: true) }
  /// Requests new cells for items; an exception is raised for an unknown item.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkPresence(identifiers)
    reloadedItems += identifiers
  }
  /// Requests that the shown cells of items be configured again; an exception is raised for an unknown item.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkPresence(identifiers)
    reconfiguredItems += identifiers
  }

  // MARK: Sections

  /// Adds empty sections at the end; an exception is raised for one that is in the snapshot already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }
  /// Adds empty sections before a section; an exception is raised if that one is unknown.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: place(ofSection: toIdentifier)) }
  /// Adds empty sections after a section; an exception is raised if that one is unknown.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: place(ofSection: toIdentifier) + 1) }
  /// Removes sections with their items; unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let doomed = Set(identifiers)
    for section in sections where doomed.contains(section.identifier) {
      for item in section.items { owners[item] = nil }
    }
    sections.removeAll { doomed.contains($0.identifier) }
    reloadedSections.removeAll(where: doomed.contains)
    dropRequestsOfDeletedItems()
  }
  /// Moves a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, after: false) }
  /// Moves a section with its items after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, after: true) }
  /// Requests that sections be loaded again; an exception is raised for an unknown section.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = place(ofSection: identifier) }
    reloadedSections += identifiers
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
