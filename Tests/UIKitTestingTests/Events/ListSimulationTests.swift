import Foundation
import Testing
import UIKit
import UIKitTesting

/// What the simulations of a list call, for tables and collections.
@MainActor
struct ListSimulationTests {
  @MainActor final class Calls { var all: [String] = [] }

  final class Table: UITableViewController, UITableViewDataSourcePrefetching {
    let calls = Calls()
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.all.append("cell \(indexPath.item)")
      return UITableViewCell()
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { calls.all.append("will \(indexPath.item)") }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { calls.all.append("ended \(indexPath.item)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.all.append("selected \(indexPath.item)")
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      calls.all.append("prefetch \(indexPaths.map(\.item))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      calls.all.append("cancel \(indexPaths.map(\.item))")
    }
  }

  final class Collection: UICollectionViewController, UICollectionViewDataSourcePrefetching {
    let calls = Calls()
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      calls.all.append("cell \(indexPath.item)")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { calls.all.append("will \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { calls.all.append("ended \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { calls.all.append("selected \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { calls.all.append("prefetch \(indexPaths.map(\.item))") }
    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { calls.all.append("cancel \(indexPaths.map(\.item))") }
  }

  private let expected = [
    "cell 1", "will 1", "cell 2", "will 2", "ended 2", "prefetch [0]", "prefetch [1]",
    "cancel [1]", "selected 2",
  ]

  @Test func tablesAskAndTell() {
    let controller = Table()
    controller.loadViewIfNeeded()
    let table: UITableView = controller.tableView
    table.prefetchDataSource = controller

    #expect(table.simulateCellVisible(at: IndexPath(row: 1, section: 0)) != nil)
    table.simulateCellNotVisible(at: IndexPath(row: 2, section: 0))
    table.simulateCellNearVisible(at: IndexPath(row: 0, section: 0))
    table.simulateCellNotNearVisible(at: IndexPath(row: 1, section: 0))
    table.simulateSelection(at: IndexPath(row: 2, section: 0))

    #expect(controller.calls.all == expected)
    #expect(table.numberOfRenderedCells() == 3)
    #expect(table.numberOfRenderedCells(inSection: 7) == 0)
  }

  @Test func collectionsAskAndTell() {
    let controller = Collection(collectionViewLayout: UICollectionViewFlowLayout())
    controller.loadViewIfNeeded()
    let collection: UICollectionView = controller.collectionView
    collection.prefetchDataSource = controller

    #expect(collection.simulateCellVisible(at: IndexPath(item: 1, section: 0)) != nil)
    collection.simulateCellNotVisible(at: IndexPath(item: 2, section: 0))
    collection.simulateCellNearVisible(at: IndexPath(item: 0, section: 0))
    collection.simulateCellNotNearVisible(at: IndexPath(item: 1, section: 0))
    collection.simulateSelection(at: IndexPath(item: 2, section: 0))

    #expect(controller.calls.all == expected)
    #expect(collection.numberOfRenderedCells() == 3)
  }
}
