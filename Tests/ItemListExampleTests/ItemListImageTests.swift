import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomItemListExample

/// When the pictures are asked for, and in which cells they are shown.
final class ItemListImageTests: XCTestCase {
    private let items = [Item.make("Apple"), Item.make("Pear"), Item.make("Plum")]
    private let first = IndexPath(row: 0, section: 0)
    private let second = IndexPath(row: 1, section: 0)

    private func makeList() -> (list: ItemListViewController, loader: LoaderSpy) {
        let loader = LoaderSpy()
        let list = ItemListComposer.itemList(loader: loader, imageLoader: loader)
        list.loadViewIfNeeded()
        loader.completeLoading(with: items)
        return (list, loader)
    }

    private func show(_ path: IndexPath, in list: ItemListViewController) -> ItemCell? {
        list.tableView.simulateCellVisible(at: path) as? ItemCell
    }

    func testEachShownCellAsksOnceForItsPicture() {
        let (list, loader) = makeList()
        XCTAssertEqual(loader.requestedURLs, [], "before a cell is shown")

        _ = show(first, in: list)
        XCTAssertEqual(loader.requestedURLs, [items[0].imageURL])
        _ = show(second, in: list)
        XCTAssertEqual(loader.requestedURLs, [items[0].imageURL, items[1].imageURL])
    }

    func testACellThatLeavesCancels() {
        let (list, loader) = makeList()

        list.tableView.simulateCellNotVisible(at: first)
        XCTAssertEqual(loader.cancelledURLs, [items[0].imageURL])
        list.tableView.simulateCellNotVisible(at: second)
        XCTAssertEqual(loader.cancelledURLs, [items[0].imageURL, items[1].imageURL])
    }

    func testPicturesAreLoadedNearTheScreenAndOnlyOnce() {
        let (list, loader) = makeList()

        list.tableView.simulateCellNearVisible(at: second)
        XCTAssertEqual(loader.requestedURLs, [items[1].imageURL])
        _ = show(second, in: list)
        XCTAssertEqual(loader.requestedURLs, [items[1].imageURL])
    }

    func testAPictureThatCameEarlyIsShown() {
        let (list, loader) = makeList()
        let red = UIImage.data(.red)

        list.tableView.simulateCellNearVisible(at: second)  // prefetched
        loader.completeImage(with: red)
        let cell = list.tableView.simulateCellVisible(at: second) as? ItemCell

        XCTAssertEqual(cell?.photoView.image?.pngData(), red)
        XCTAssertEqual(cell?.loadingIndicator.isAnimating, false)
    }

    func testPrefetchingIsCancelledWhenNoLongerNear() {
        let (list, loader) = makeList()

        list.tableView.simulateCellNotNearVisible(at: first)

        XCTAssertEqual(loader.requestedURLs, [items[0].imageURL])
        XCTAssertEqual(loader.cancelledURLs, [items[0].imageURL])
    }

    func testEachCellHasItsOwnIndicator() {
        let (list, loader) = makeList()
        let cell0 = show(first, in: list)
        let cell1 = show(second, in: list)
        XCTAssertEqual(cell0?.loadingIndicator.isAnimating, true)
        XCTAssertEqual(cell1?.loadingIndicator.isAnimating, true)

        loader.completeImage(with: UIImage.data(.red), at: 0)
        XCTAssertEqual(cell0?.loadingIndicator.isAnimating, false)
        XCTAssertEqual(cell1?.loadingIndicator.isAnimating, true)

        loader.failImage(at: 1)
        XCTAssertEqual(cell1?.loadingIndicator.isAnimating, false)
    }

    func testPicturesReachTheirCellsInAnyOrder() {
        let (list, loader) = makeList()
        let cell0 = show(first, in: list)
        let cell1 = show(second, in: list)
        let red = UIImage.data(.red)
        let blue = UIImage.data(.blue)
        XCTAssertNotEqual(red, blue)

        loader.completeImage(with: blue, at: 1)
        XCTAssertNil(cell0?.photoView.image)
        XCTAssertEqual(cell1?.photoView.image?.pngData(), blue)

        loader.completeImage(with: red, at: 0)
        XCTAssertEqual(cell0?.photoView.image?.pngData(), red)
        XCTAssertEqual(cell1?.photoView.image?.pngData(), blue)
    }

    func testAFailedPictureCanBeAskedForAgain() {
        let (list, loader) = makeList()
        let cell = show(first, in: list)
        XCTAssertEqual(cell?.retryButton.isHidden, true)

        loader.failImage()
        XCTAssertEqual(cell?.retryButton.isHidden, false)

        cell?.retryButton.simulateTap()
        XCTAssertEqual(cell?.retryButton.isHidden, true)
        XCTAssertEqual(loader.requestedURLs, [items[0].imageURL, items[0].imageURL])
    }

    func testWhatIsNoPictureCountsAsAFailure() {
        let (list, loader) = makeList()
        let cell = show(first, in: list)

        loader.completeImage(with: Data("no picture".utf8))

        XCTAssertEqual(cell?.retryButton.isHidden, false)
    }

    // MARK: - The table itself

    /// In a window of two and a half rows.
    private func makeWindow(_ list: ItemListViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        list.tableView.contentInsetAdjustmentBehavior = .never
        window.rootViewController = list
        window.isHidden = false
        list.view.layoutIfNeeded()
        return window
    }

    func testScrollingShowsEndsAndPrefetches() {
        let loader = LoaderSpy()
        let list = ItemListComposer.itemList(loader: loader, imageLoader: loader)
        let window = makeWindow(list)
        let many = (0..<20).map { Item.make("Item\($0)") }
        loader.completeLoading(with: many)
        list.view.layoutIfNeeded()
        XCTAssertEqual(loader.requestedURLs, many[0..<3].map { $0.imageURL }, "two and a half rows")
        XCTAssertEqual(loader.cancelledURLs, [])

        list.tableView.simulateScroll(to: CGPoint(x: 0, y: 160))

        XCTAssertEqual(loader.cancelledURLs, many[0..<2].map { $0.imageURL })
        XCTAssertEqual(Set(loader.requestedURLs).count, loader.requestedURLs.count, "none is asked for twice")
        XCTAssertTrue(loader.requestedURLs.contains(many[5].imageURL), "beyond the visible rows")
        _ = window
    }

    func testAPictureForAReusedCellIsNotShown() throws {
        let loader = LoaderSpy()
        let list = ItemListComposer.itemList(loader: loader, imageLoader: loader)
        let window = makeWindow(list)
        loader.completeLoading(with: (0..<20).map { Item.make("Item\($0)") })
        list.view.layoutIfNeeded()

        list.tableView.simulateScroll(to: CGPoint(x: 0, y: 800))
        loader.completeImage(with: UIImage.data(.red), at: 0)

        for case let cell as ItemCell in list.tableView.visibleCells {
            XCTAssertNil(cell.photoView.image)
        }
        XCTAssertEqual(list.tableView.visibleCells.count, 3)
        _ = window
    }
}
