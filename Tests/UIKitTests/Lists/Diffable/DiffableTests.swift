import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func snapshotsKeepTheirOrder() {
    var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 4)
    snapshot.moveItem(1, afterItem: 8)
    snapshot.deleteItems([3])
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")

    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 8, 1, 9, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 8, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.indexOfItem(9) == 3 && snapshot.indexOfSection("a") == 2)
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfItems(inSection: "c") == 0)
  }

  @Test func deletedSectionsTakeTheirItems() {
    var snapshot = snapshot([("a", [1]), ("b", [2])])
    snapshot.deleteSections(["a"])
    snapshot.appendItems([1])

    #expect(snapshot.itemIdentifiers == [2, 1])
  }

  @Test func oneMoveIsOneUpdate() {
    let difference = SnapshotDifference(
      from: snapshot([("a", [1, 2, 3, 4, 5])]), to: snapshot([("a", [5, 1, 2, 3, 4])]))

    #expect(difference.updates == [.moveItem(path(4), path(0))])
  }

  @Test func itemsChangeTheirSection() {
    let difference = SnapshotDifference(
      from: snapshot([("a", [1, 2]), ("b", [3])]), to: snapshot([("b", [2, 3]), ("c", [4])]))

    #expect(
      difference.updates == [
        .deleteSection(0), .insertSection(1), .moveItem(path(1), path(0)),
      ])
  }

  @Test func sectionsOutlineTheirItems() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)

    #expect(outline.items == [1, 10, 100, 11, 2] && outline.visibleItems == [1, 2])
    outline.expand([1])
    #expect(outline.visibleItems == [1, 10, 11, 2])
    #expect(outline.level(of: 100) == 2 && outline.parent(of: 11) == 1)
    #expect(outline.isVisible(11) && !outline.isVisible(100))
    outline.delete([10])
    #expect(outline.items == [1, 11, 2] && !outline.contains(100))
  }

  // MARK: Data sources

  private func host() -> (CollectionHost, UICollectionViewDiffableDataSource<String, Int>) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let host = CollectionHost(CGSize(width: 100, height: 400), layout, counts: [])
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: host.collection) {
      view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    return (host, source)
  }

  @Test func collectionsShowSnapshots() {
    let (host, source) = host()
    source.apply(snapshot([("a", [1, 2, 3])]))
    host.layOut()
    let cells = host.collection.visibleCells
    #expect(cells.map(\.tag) == [1, 2, 3])

    source.apply(snapshot([("a", [3, 4, 1])]))

    #expect(host.collection.visibleCells.map(\.tag) == [3, 4, 1])
    #expect(host.collection.cellForItem(at: path(2)) === cells[0])
    #expect(cells[0].frame == rect(0, 80, 100, 40))
    #expect(source.indexPath(for: 4) == path(1) && source.itemIdentifier(for: path(0)) == 3)
    #expect(source.itemIdentifier(for: path(3)) == nil)
  }

  @Test func outlinesOpenAndClose() {
    let (host, source) = host()
    source.apply(snapshot([("a", [])]))
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1])
    outline.append([2, 3], to: 1)
    source.apply(outline, to: "a")
    host.layOut()
    #expect(host.collection.visibleCells.map(\.tag) == [1])

    outline.expand([1])
    source.apply(outline, to: "a")
    #expect(host.collection.visibleCells.map(\.tag) == [1, 2, 3])
    #expect(source.snapshot(for: "a").isExpanded(1))
  }

  /// A snapshot that changes the items of an outline leaves the other sections' outlines as they are.
  @Test func anOutlineWhoseItemsChangedIsForgotten() {
    let (host, source) = host()
    source.apply(snapshot([("a", []), ("b", [])]))
    for (section, first) in [("a", 10), ("b", 20)] {
      var outline = NSDiffableDataSourceSectionSnapshot<Int>()
      outline.append([first])
      outline.append([first + 1], to: first)
      outline.expand([first])
      source.apply(outline, to: section)
    }
    host.layOut()
    var changed = source.snapshot()
    changed.deleteItems([10])
    source.apply(changed)

    #expect(source.snapshot(for: "a").items == [11])
    #expect(source.snapshot(for: "b").isExpanded(20))
    var outline = source.snapshot(for: "a")
    outline.append([10])
    source.apply(outline, to: "a")
    #expect(host.collection.visibleCells.map(\.tag) == [11, 10, 20, 21])
  }

  @Test func tablesShowSnapshots() {
    let table = UITableView(frame: rect(0, 0, 100, 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.tag = item
      return cell
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [1, 2, 3])

    source.apply(snapshot([("a", [3, 2]), ("b", [4])]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.tag) == [3, 2, 4])
  }
}
