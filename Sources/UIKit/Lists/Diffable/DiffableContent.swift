import Foundation

/// What a diffable data source shows, whatever view it feeds.
struct DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  var sectionSnapshots: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

  func updates(to new: Snapshot) -> [CollectionUpdate] {
    SnapshotDifference(from: snapshot, to: new).updates
  }

  mutating func replace(with new: Snapshot) {
    snapshot = new.withoutRequests
    let known = Set(snapshot.sectionIdentifiers)
    sectionSnapshots = sectionSnapshots.filter { known.contains($0.key) }
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, snapshot.sections.indices.contains(path.section),
      snapshot.sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return snapshot.sections[path.section].items[path.item]
  }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  // MARK: Outlines

  /// The whole with the visible items of an outline in one section, which is added if need be.
  func snapshot(
    with outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section
  ) -> Snapshot {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.replaceItems(ofSection: section, with: outline.visibleItems)
    return new
  }

  func sectionSnapshot(_ section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
    if let known = sectionSnapshots[section] { return known }
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    if snapshot.indexOfSection(section) != nil {
      outline.append(snapshot.itemIdentifiers(inSection: section))
    }
    return outline
  }
}
