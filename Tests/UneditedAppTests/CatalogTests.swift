import UIKit
import XCTest

@testable import DarkroomUneditedApp

@MainActor
final class CatalogTests: XCTestCase {
    private let catalog = Catalog(items: [
        Item(name: "Apple", kind: .fruit), Item(name: "Leek", kind: .vegetable),
    ])

    private func makeController() -> CatalogViewController {
        let controller = CatalogViewController(catalog: catalog)
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        return controller
    }

    private final class Delegate: NSObject, CatalogViewControllerDelegate {
        var log: [String] = []
        let emptyMessage: String? = "Add something"

        func catalogViewController(_ controller: CatalogViewController, didSelect item: Item) {
            log.append("selected \(item.name)")
        }

        func catalogViewController(
            _ controller: CatalogViewController, confirm message: String, completion: @escaping (Bool) -> Void
        ) {
            log.append(message)
            completion(true)
        }

        func catalogViewControllerDidRefresh() { log.append("refreshed") }
    }

    func testConditionsAreThoseOfASimulator() {
        XCTAssertTrue(PlatformColor.self == UIColor.self)
        XCTAssertEqual(ItemKind.allCases.map(\.tint).count, 3)
    }

    func testNotificationsReachPrivateMethods() {
        let counter = CatalogCounter(catalog: catalog)

        catalog.add(Item(name: "Pear", kind: .fruit))
        Catalog(items: []).add(Item(name: "Elsewhere", kind: .other))

        XCTAssertEqual(counter.changes, 1)
    }

    func testObserversAreNotKept() {
        var counter: CatalogCounter? = CatalogCounter(catalog: catalog)
        let observed = { [weak counter] in counter }

        catalog.add(Item(name: "Pear", kind: .fruit))
        XCTAssertEqual(observed()?.changes, 1)
        counter = nil
        catalog.add(Item(name: "Plum", kind: .fruit))

        XCTAssertNil(observed())
    }

    func testBarButtonsCallPrivateMethods() throws {
        let controller = makeController()
        let button = try XCTUnwrap(controller.navigationItem.rightBarButtonItem)

        _ = (button.target as? NSObject)?.perform(try XCTUnwrap(button.action), with: button)

        XCTAssertEqual(catalog.items.map(\.name), ["Apple", "Leek", "Item 3"])
    }

    func testSelectorsInLazyClosuresReachTheirMethods() {
        let controller = makeController()
        let delegate = Delegate()
        controller.delegate = delegate

        controller.refreshControl.sendActions(for: .valueChanged)

        XCTAssertEqual(delegate.log, ["refreshed"])
        XCTAssertEqual(controller.emptyLabel.text, "Add something")
    }

    func testOptionalMethodsMayBeMissing() {
        let controller = makeController()
        let delegate = Delegate()
        controller.delegate = delegate

        controller.remove(at: 0)
        controller.delegate = nil
        controller.remove(at: 0)

        XCTAssertEqual(delegate.log, ["Remove Apple?"])
        XCTAssertEqual(catalog.items, [])
    }

    func testTablesAskMethodsThatOnlyASubclassHas() {
        let controller = makeController()
        let delegate = Delegate()
        controller.delegate = delegate

        let heights = [0, 1].map { controller.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        let table = controller.tableView
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))

        XCTAssertEqual(heights, [60, 30])
        XCTAssertEqual(delegate.log, ["selected Leek"])
    }
}
