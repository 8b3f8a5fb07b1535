import UIKit
import XCTest

@testable import DarkroomItemListExample

// What teams write themselves: no line of this file knows that it is not on iOS.

private extension UIControl {
    func simulate(event: UIControl.Event) {
        allTargets.forEach { target in
            actions(forTarget: target, forControlEvent: event)?.forEach {
                (target as NSObject).perform(Selector($0))
            }
        }
    }
}

private extension ItemListViewController {
    func simulateUserReload() {
        refreshControl?.simulate(event: .valueChanged)
    }

    @discardableResult
    func simulateItemVisible(at row: Int) -> ItemCell? {
        let path = IndexPath(row: row, section: 0)
        return tableView.dataSource?.tableView(tableView, cellForRowAt: path) as? ItemCell
    }

    func simulateItemNotVisible(at row: Int) {
        let cell = simulateItemVisible(at: row)!
        let delegate = tableView.delegate
        let path = IndexPath(row: row, section: 0)
        delegate?.tableView?(tableView, didEndDisplaying: cell, forRowAt: path)
    }

    func simulateItemNearVisible(at row: Int) {
        let source = tableView.prefetchDataSource
        source?.tableView(tableView, prefetchRowsAt: [IndexPath(row: row, section: 0)])
    }

    func simulateItemNotNearVisible(at row: Int) {
        simulateItemNearVisible(at: row)
        let source = tableView.prefetchDataSource
        source?.tableView?(tableView, cancelPrefetchingForRowsAt: [IndexPath(row: row, section: 0)])
    }
}

@MainActor
final class HandWrittenEventTests: XCTestCase {
    private let items = [Item.make("Apple"), Item.make("Pear")]

    private func makeList() -> (list: ItemListViewController, loader: LoaderSpy) {
        let loader = LoaderSpy()
        let list = ItemListComposer.itemList(loader: loader, imageLoader: loader)
        list.loadViewIfNeeded()
        loader.completeLoading(with: items)
        return (list, loader)
    }

    func testActionsAreFoundThroughTargets() {
        let (list, loader) = makeList()

        list.simulateUserReload()
        XCTAssertEqual(loader.loadCount, 2)

        let cell = list.simulateItemVisible(at: 0)
        loader.failImage()
        cell?.retryButton.simulate(event: .touchUpInside)
        XCTAssertEqual(loader.requestedURLs.count, 2)
    }

    func testOptionalMethodsOfDelegateAndSourceAreCalled() {
        let (list, loader) = makeList()

        list.simulateItemNotVisible(at: 0)
        list.simulateItemNotNearVisible(at: 1)

        XCTAssertEqual(loader.cancelledURLs, items.map { $0.imageURL })
    }
}
