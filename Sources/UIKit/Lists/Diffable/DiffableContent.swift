import Foundation

/// The content of a diffable data source, and the view that shows it.
@MainActor
final class DiffableContent<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var snapshot = Snapshot()
  private var sectionSnapshots: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  private weak var view: (any DiffableView)?

  init(_ view: any DiffableView) { self.view = view }

  /// Shows the state with as few changes as possible; `completion` runs in a later turn of the main queue.
  func show(_ new: Snapshot, _ completion: (() -> Void)? = nil) {
    let changes = SnapshotDifference(from: snapshot, to: new).updates
    if let view, view.showsContent {
      if changes.isEmpty {
        replace(with: new)
      } else {
        view.performBatchUpdates(
          {
            self.replace(with: new)
            view.record(changes)
          }, completion: nil)
      }
      if let completion { MainQueue.async { completion() } }
    } else {
      reload(new, completion)
    }
  }

  /// Shows the state without asking what changed.
  func reload(_ new: Snapshot, _ completion: (() -> Void)? = nil) {
    replace(with: new)
    view?.reloadData()
    if let completion { MainQueue.async { completion() } }
  }

  /// Adopts a state that the view already shows.
  ///
  /// The outline of a section with different items is forgotten, because it is no longer valid.
  func replace(with new: Snapshot) {
    snapshot = new.withoutRequests
    sectionSnapshots = sectionSnapshots.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
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

  /// Shows the visible items of an outline in one section, which is added if necessary.
  func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section,
    _ completion: (() -> Void)? = nil
  ) {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.replaceItems(ofSection: section, with: outline.visibleItems)
    show(new, completion)
    sectionSnapshots[section] = outline
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
