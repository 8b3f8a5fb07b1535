import Foundation
import Testing

@testable import DarkroomUIKit

/// What a snapshot asks to be reloaded or reconfigured, and is then deleted or moved.
///
/// No source says what UIKit does with such requests; we take them as gone with what they were for.
@MainActor
struct DiffableRequestTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A table that writes down which items it makes cells for.
  @MainActor
  private final class Host {
    let table = UITableView(frame: rect(0, 0, 100, 400))
    private(set) var source: UITableViewDiffableDataSource<String, Int>?
    var made: [Int] = []

    init(_ sections: [(String, [Int])]) {
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        [weak self] table, path, item in
        self?.made.append(item)
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        cell.tag = item
        return cell
      }
      self.source = source
      var snapshot = Snapshot()
      for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
      }
      source.apply(snapshot)
      table.layoutIfNeeded()
    }

    /// The rows that show after an edit of the snapshot, and what was made for it.
    func apply(_ edit: (inout Snapshot) -> Void) -> (shown: [Int], made: [Int]) {
      made = []
      var snapshot = source?.snapshot() ?? Snapshot()
      edit(&snapshot)
      source?.apply(snapshot)
      return (table.visibleCells.map(\.tag), made)
    }
  }

  private let host = Host([("a", [1, 2]), ("b", [3, 4])])

  @Test func anItemThatIsReloadedAndThenDeletedIsDeleted() {
    let result = host.apply {
      $0.reloadItems([2])
      $0.reconfigureItems([3])
      $0.deleteItems([2, 3])
    }

    #expect(result.shown == [1, 4] && result.made == [])
  }

  @Test func deletedSectionsTakeTheRequestsForTheirItems() {
    let result = host.apply {
      $0.reloadSections(["a"])
      $0.reloadItems([1])
      $0.reconfigureItems([2])
      $0.deleteSections(["a"])
    }

    #expect(result.shown == [3, 4] && result.made == [])
  }

  @Test func deletingAllDropsAllRequests() {
    var snapshot = host.source?.snapshot() ?? Snapshot()
    snapshot.reloadSections(["a"])
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])

    snapshot.deleteAllItems()

    #expect(snapshot.reloadedSectionIdentifiers == [])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
  }

  @Test func anItemThatComesAgainIsNoLongerReloaded() {
    let result = host.apply {
      $0.reloadItems([2])
      $0.deleteItems([2])
      $0.appendItems([2], toSection: "a")
    }

    #expect(result.shown == [1, 2, 3, 4] && result.made == [])
  }

  @Test func anItemThatIsReloadedAndMovedIsMadeAnewAtItsPlace() {
    let result = host.apply {
      $0.reloadItems([1])
      $0.moveItem(1, afterItem: 4)
    }

    #expect(result.shown == [2, 3, 4, 1] && result.made == [1])
  }

  /// A snapshot of another list's state, whose requests name what this list never had.
  @Test func requestsForItemsThatWereNotThereAreNoUpdates() {
    var old = Snapshot()
    old.appendSections(["a"])
    var new = old
    new.appendItems([9])
    new.reloadItems([9])

    #expect(
      SnapshotDifference(from: old, to: new).updates == [.insertItem(path(0))])
  }

  @Test func outlinesDropRequestsForItemsThatClose() {
    var snapshot = host.source?.snapshot() ?? Snapshot()
    snapshot.reloadItems([1, 2])

    snapshot.replaceItems(ofSection: "a", with: [2])

    #expect(snapshot.reloadedItemIdentifiers == [2])
  }
}
