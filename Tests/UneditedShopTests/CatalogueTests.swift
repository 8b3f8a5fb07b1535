import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomUneditedShop

final class CatalogueTests: XCTestCase {
    private final class Service: CatalogueService {
        var completions: [(Result<[Product], CatalogueError>) -> Void] = []

        func products(completion: @escaping (Result<[Product], CatalogueError>) -> Void) {
            completions.append(completion)
        }
    }

    private var service: Service!
    private var list: ProductListViewController!

    override func setUp() {
        super.setUp()
        service = Service()
    }

    override func tearDown() {
        service = nil
        list = nil
        super.tearDown()
    }

    @MainActor private func show(_ result: Result<[Product], CatalogueError> = .success(BundledCatalogue.all)) {
        list = ProductListViewController(viewModel: ProductListViewModel(service: service))
        list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
        service.completions[0](result)
        list.view.layoutIfNeeded()
    }

    @MainActor private var names: [String?] {
        list.tableView.layoutIfNeeded()
        return list.tableView.visibleCells.map { ($0 as? ProductCell)?.nameLabel.text }
    }

    @MainActor func testProductsAreListed() {
        show()

        XCTAssertEqual(names, ["Earl Grey", "Sencha", "Mocha", "Drip Bags", "Kettle Cord"])
        let soldOut = list.tableView.visibleCells.map { ($0 as? ProductCell)?.isSoldOut }
        XCTAssertEqual(soldOut, [false, false, false, true, false])
        XCTAssertEqual(list.title, "Catalogue")
    }

    @MainActor func testSearchAndCategoryNarrowTheList() {
        show()

        list.categories.simulateSelection(ofSegment: 1)
        XCTAssertEqual(names, ["Earl Grey", "Sencha"])
        XCTAssertEqual(list.title, "2 of 5")

        list.searchBar.delegate?.searchBar?(list.searchBar, textDidChange: "SEN")
        XCTAssertEqual(names, ["Sencha"])

        list.searchBar.delegate?.searchBar?(list.searchBar, textDidChange: "zzz")
        XCTAssertEqual(list.statusView.content, .message("Nothing found", canRetry: false))
    }

    @MainActor func testFailuresSayWhyAndCanBeRetried() throws {
        show(.failure(.status(code: 503)))
        XCTAssertEqual(list.statusView.content, .message("The shop is closed (503)", canRetry: true))

        try list.view.findButton(with: "Try again").simulateTap()
        XCTAssertEqual(service.completions.count, 2)
        XCTAssertEqual(list.statusView.content, .busy)

        service.completions[1](.failure(.offline))
        XCTAssertEqual(list.statusView.content, .message("You are offline", canRetry: true))
    }

    @MainActor func testPullAndBarButtonLoadAgain() {
        show()

        list.tableView.refreshControl?.simulatePullToRefresh()
        XCTAssertEqual(service.completions.count, 2)
        service.completions[1](.success([]))
        XCTAssertEqual(list.tableView.refreshControl?.isRefreshing, false)

        list.navigationItem.rightBarButtonItem?.simulateTap()
        XCTAssertEqual(service.completions.count, 3)
    }

    @MainActor func testARowIsChosenUnlessItIsSoldOut() {
        show()
        var chosen: [String] = []
        list.onSelect = { chosen.append($0.identifier) }

        list.tableView.simulateSelection(at: IndexPath(row: 2, section: 0))
        list.tableView.simulateSelection(at: IndexPath(row: 3, section: 0))

        XCTAssertEqual(chosen, ["mocha"])
    }

    @MainActor func testTilesHaveTheirSizesAndTellTheDelegate() {
        final class Delegate: CategoriesViewControllerDelegate {
            var picked: [Product.Category] = []
            func categories(_ controller: CategoriesViewController, didPick category: Product.Category) {
                picked.append(category)
            }
        }
        let delegate = Delegate()
        let controller = CategoriesViewController()
        controller.delegate = delegate
        controller.view.frame = CGRect(x: 0, y: 0, width: 208, height: 400)
        controller.view.layoutIfNeeded()

        let sizes = controller.collectionView.visibleCells.map { $0.frame.size.height }
        XCTAssertEqual(sizes.sorted(), [60, 60, 60, 100])
        XCTAssertEqual(controller.view.findLabels(with: "4 categories").count, 1)

        controller.collectionView.simulateSelection(at: IndexPath(item: 3, section: 0))
        XCTAssertEqual(delegate.picked, [.extension])

        let press = controller.collectionView.gestureRecognizers?.compactMap { $0 as? UILongPressGestureRecognizer }
        press?.last?.simulateLongPress()
        XCTAssertEqual(controller.dragLog, ["began", "ended"])
    }
}
