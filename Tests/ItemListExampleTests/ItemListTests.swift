import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomItemListExample

/// The list without a window and without appearance: what is loaded and what is shown.
final class ItemListTests: XCTestCase {
    private let apple = Item.make("Apple", place: "Kent")
    private let pear = Item.make("Pear", place: "Lleida")
    private let plum = Item.make("Plum")

    private func makeList() -> (list: ItemListViewController, loader: LoaderSpy) {
        let loader = LoaderSpy()
        return (ItemListComposer.itemList(loader: loader, imageLoader: loader), loader)
    }

    private func assertShown(
        _ items: [Item], in list: ItemListViewController, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(list.tableView.numberOfRenderedCells(), items.count, file: file, line: line)
        for (row, item) in items.enumerated() {
            let cell = list.tableView.simulateCellVisible(at: IndexPath(row: row, section: 0)) as? ItemCell
            XCTAssertEqual(cell?.nameLabel.text, item.name, file: file, line: line)
            XCTAssertEqual(cell?.placeLabel.text, item.place, file: file, line: line)
            XCTAssertEqual(cell?.placeLabel.isHidden, item.place == nil, file: file, line: line)
        }
    }

    func testNothingIsLoadedBeforeTheView() {
        XCTAssertEqual(makeList().loader.loadCount, 0)
    }

    func testTheViewLoadsOnceAndEachPullOnceMore() {
        let (list, loader) = makeList()

        list.loadViewIfNeeded()
        list.loadViewIfNeeded()
        XCTAssertEqual(loader.loadCount, 1)
        XCTAssertNil(list.view.window)

        list.refreshControl?.simulatePullToRefresh()
        XCTAssertEqual(loader.loadCount, 2)
        list.refreshControl?.simulatePullToRefresh()
        XCTAssertEqual(loader.loadCount, 3)
    }

    func testTheIndicatorTurnsUntilTheItemsAreThere() {
        let (list, loader) = makeList()

        list.loadViewIfNeeded()
        XCTAssertEqual(list.refreshControl?.isRefreshing, true)
        loader.completeLoading()
        XCTAssertEqual(list.refreshControl?.isRefreshing, false)

        list.refreshControl?.simulatePullToRefresh()
        XCTAssertEqual(list.refreshControl?.isRefreshing, true)
        loader.failLoading(at: 1)
        XCTAssertEqual(list.refreshControl?.isRefreshing, false, "after a failure too")
    }

    func testOneThenSeveralThenNoItemsAreShown() {
        let (list, loader) = makeList()
        list.loadViewIfNeeded()
        assertShown([], in: list)

        loader.completeLoading(with: [apple])
        assertShown([apple], in: list)

        list.refreshControl?.simulatePullToRefresh()
        loader.completeLoading(with: [plum, apple, pear], at: 1)
        assertShown([plum, apple, pear], in: list)
        XCTAssertNil(list.emptyMessage)

        list.refreshControl?.simulatePullToRefresh()
        loader.completeLoading(with: [], at: 2)
        assertShown([], in: list)
        XCTAssertEqual(list.emptyMessage, "No items yet")
    }

    func testTheLastGoodItemsStayAfterAFailure() {
        let (list, loader) = makeList()
        list.loadViewIfNeeded()
        loader.completeLoading(with: [apple, pear])

        list.refreshControl?.simulatePullToRefresh()
        loader.failLoading(at: 1)

        assertShown([apple, pear], in: list)
        XCTAssertNotNil(list.errorMessage)
    }

    func testTheMessageGoesWithATapOrWithTheNextItems() throws {
        let (list, loader) = makeList()
        list.loadViewIfNeeded()

        loader.failLoading()
        XCTAssertNotNil(list.errorMessage)
        try list.view.findView(subclassOf: ErrorView.self).simulate(event: .touchUpInside)
        XCTAssertNil(list.errorMessage)

        list.refreshControl?.simulatePullToRefresh()
        loader.failLoading(at: 1)
        list.refreshControl?.simulatePullToRefresh()
        loader.completeLoading(with: [apple], at: 2)
        XCTAssertNil(list.errorMessage)
    }

    func testNothingKeepsTheListAlive() {
        let loader = LoaderSpy()
        weak var list: ItemListViewController?
        do {
            let strong = ItemListComposer.itemList(loader: loader, imageLoader: loader)
            strong.loadViewIfNeeded()
            loader.completeLoading(with: [apple])
            strong.tableView.simulateCellVisible(at: IndexPath(row: 0, section: 0))
            list = strong
        }
        XCTAssertNil(list)
    }
}
