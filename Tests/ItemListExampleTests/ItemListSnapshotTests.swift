import SnapshotTesting
import UIKit
import XCTest

@testable import DarkroomItemListExample

final class ItemListSnapshotTests: XCTestCase {
    private let loader = LoaderSpy()
    private lazy var list: ItemListViewController = ItemListComposer.itemList(loader: loader, imageLoader: loader)

    private let items = [
        Item.make("Apples", place: "Kent"), Item.make("Pears", place: "Lleida"), Item.make("Plums"),
    ]

    private func picture(_ style: UIUserInterfaceStyle = .light) -> Snapshotting<UIViewController, UIImage> {
        .image(size: CGSize(width: 320, height: 400), traits: UITraitCollection(userInterfaceStyle: style))
    }

    @MainActor func testEmpty() {
        list.loadViewIfNeeded()
        loader.completeLoading(with: [])
        assertSnapshot(of: list, as: picture())
    }

    @MainActor func testLoading() {
        list.loadViewIfNeeded()
        assertSnapshot(of: list, as: picture())
    }

    @MainActor func testLoaded() {
        list.loadViewIfNeeded()
        loader.completeLoading(with: items)
        list.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        list.view.layoutIfNeeded()
        loader.completeImage(with: UIImage.data(.systemRed), at: 0)
        loader.failImage(at: 1)
        assertSnapshot(of: list, as: picture())
        assertSnapshot(of: list, as: picture(.dark))
    }

    @MainActor func testFailed() {
        list.loadViewIfNeeded()
        loader.completeLoading(with: items)
        list.refreshControl?.sendActions(for: .valueChanged)
        loader.failLoading(at: 1)
        assertSnapshot(of: list, as: picture())
    }
}
