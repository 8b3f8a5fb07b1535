import DarkroomCoreGraphics
import Foundation

extension NSDiffableDataSourceSnapshot {
  func place(ofSection identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      UncaughtException.raise("Section identifier was not found: \(identifier)")
    }
    return index
  }

  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let owner = owners[identifier] else { return nil }
    let section = place(ofSection: owner)
    return sections[section].items.firstIndex(of: identifier).map {
      IndexPath(item: $0, section: section)
    }
  }

  func knownPath(of identifier: ItemIdentifierType) -> IndexPath {
    guard let path = path(of: identifier) else {
      UncaughtException.raise("Item identifier was not found: \(identifier)")
    }
    return path
  }

  func checkPresence(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where owners[identifier] == nil {
      UncaughtException.raise(
        "Attempted to reload item identifier that does not exist: \(identifier)")
    }
  }

  mutating func insert(_ identifiers: [ItemIdentifierType], _ section: Int, _ item: Int) {
    let owner = sections[section].identifier
    var twice: [ItemIdentifierType] = []
    for identifier in identifiers where owners.updateValue(owner, forKey: identifier) != nil {
      twice.append(identifier)
    }
    UncaughtException.require(
      twice.isEmpty,
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(twice)")
    sections[section].items.insert(contentsOf: identifiers, at: item)
  }

  mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    var known = Set(sectionIdentifiers)
    let twice = identifiers.filter { !known.insert($0).inserted }
    UncaughtException.require(
      twice.isEmpty,
      "Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(twice)")
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
  }

  mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool
  ) {
    guard identifier != other else { return }
    let old = knownPath(of: identifier)
    sections[old.section].items.remove(at: old.item)
    let target = knownPath(of: other)
    owners[identifier] = sections[target.section].identifier
    sections[target.section].items.insert(identifier, at: target.item + (after ? 1 : 0))
  }

  mutating func moveSection(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
  ) {
    guard identifier != other else { return }
    let section = sections.remove(at: place(ofSection: identifier))
    sections.insert(section, at: place(ofSection: other) + (after ? 1 : 0))
  }

  /// The state after a user's move; index paths that do not exist change nothing.
  func moving(itemAt source: IndexPath, to target: IndexPath) -> Self {
    guard sections.indices.contains(source.section), sections.indices.contains(target.section),
      sections[source.section].items.indices.contains(source.item)
    else { return self }
    var new = self
    let item = new.sections[source.section].items.remove(at: source.item)
    let last = new.sections[target.section].items.count
    new.sections[target.section].items.insert(item, at: min(target.item, last))
    new.owners[item] = new.sections[target.section].identifier
    return new
  }

  /// Replaces the items of a section with others.
  mutating func replaceItems(
    ofSection identifier: SectionIdentifierType, with items: [ItemIdentifierType]
  ) {
    let section = place(ofSection: identifier)
    for item in sections[section].items { owners[item] = nil }
    sections[section].items = []
    insert(items, section, 0)
    dropRequestsOfDeletedItems()
  }

  mutating func dropRequestsOfDeletedItems() {
    reloadedItems.removeAll { owners[$0] == nil }
    reconfiguredItems.removeAll { owners[$0] == nil }
  }

  /// The state without the requests to reload or reconfigure items.
  var withoutRequests: Self {
    var copy = self
    copy.reloadedSections = []
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    return copy
  }
}
