import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomUneditedShop

final class BasketTests: XCTestCase {
    private class Delegate: NSObject, BasketViewControllerDelegate {
        var log: [String] = []
        func basketViewControllerDidCheckOut(_ controller: BasketViewController) { log.append("check out") }
    }

    private final class StrictDelegate: Delegate {
        let removeTitle = "Drop"
        func basketViewController(_ controller: BasketViewController, shouldRemove line: BasketLine) -> Bool {
            log.append("may \(line.name) go")
            return line.name != "Sencha"
        }
        func basketViewController(_ controller: BasketViewController, didMove line: BasketLine, to row: Int) {
            log.append("\(line.name) at \(row)")
        }
    }

    private let basket: Basket = {
        let basket = Basket()
        basket.add(BundledCatalogue.all[0], count: 2)
        basket.add(BundledCatalogue.all[1])
        return basket
    }()

    @MainActor private func makeController(_ delegate: Delegate?) -> BasketViewController {
        let controller = BasketViewController(basket: basket)
        controller.delegate = delegate
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        return controller
    }

    @MainActor func testLinesAndTotalAreShown() {
        let controller = makeController(nil)
        controller.tableView.layoutIfNeeded()

        let texts = controller.tableView.visibleCells.map { $0.textLabel?.text }
        XCTAssertEqual(texts, ["Earl Grey", "Sencha", "Total €15.20"])
    }

    @MainActor func testAChangeByNotificationReloads() {
        let controller = makeController(nil)

        basket.add(BundledCatalogue.all[2])

        XCTAssertEqual(controller.tableView.numberOfRenderedCells(inSection: 0), 3)
        NotificationCenter.default.post(name: .basketReset, object: nil)
        XCTAssertEqual(controller.tableView.numberOfRenderedCells(inSection: 0), 0)
        XCTAssertFalse(controller.checkoutItem.isEnabled)
    }

    @MainActor func testTheStepperOfACellChangesItsLine() {
        let controller = makeController(nil)
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? LineCell

        cell?.stepper.simulateIncrement()

        XCTAssertEqual(basket.lines[0].count, 3)
        XCTAssertEqual(basket.total, Money(cents: 3 * 450 + 620))
    }

    @MainActor func testWithoutOptionalMethodsLinesMayGo() {
        let delegate = Delegate()
        let controller = makeController(delegate)
        let path = IndexPath(row: 1, section: 0)

        let source = controller.tableView.dataSource
        source?.tableView?(controller.tableView, commit: .delete, forRowAt: path)

        XCTAssertEqual(basket.lines.map { $0.name }, ["Earl Grey"])
        XCTAssertEqual(
            controller.tableView(controller.tableView, titleForDeleteConfirmationButtonForRowAt: path), "Remove")
    }

    @MainActor func testOptionalMethodsOfASubclassAreAsked() throws {
        let delegate = StrictDelegate()
        let controller = makeController(delegate)
        let table: UITableView = controller.tableView
        let path = IndexPath(row: 1, section: 0)

        let configuration = try XCTUnwrap(
            controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
        XCTAssertEqual(configuration.actions.map { $0.title }, ["Drop"])
        controller.tableView(table, commit: .delete, forRowAt: path)
        controller.tableView(table, moveRowAt: path, to: IndexPath(row: 0, section: 0))

        XCTAssertEqual(basket.lines.map { $0.name }, ["Sencha", "Earl Grey"])
        XCTAssertEqual(delegate.log, ["may Sencha go", "Sencha at 0"])
    }

    @MainActor func testTheButtonChecksOut() {
        let delegate = Delegate()
        let controller = makeController(delegate)
        controller.checkoutItem.simulateTap()

        XCTAssertEqual(delegate.log, ["check out"])
    }

    @MainActor func testMethodsAreKnownByTheirObjectiveCNames() {
        let line = BasketLine(product: BundledCatalogue.all[0], count: 1)

        line.perform(Selector(("addPieces:")), with: NSNumber(value: 4))
        line.perform(#selector(BasketLine.decrement))
        XCTAssertEqual(line.count, 4)
        XCTAssertTrue(line.responds(to: #selector(BasketLine.increment)))
        XCTAssertFalse(line.responds(to: Selector(("fly"))))
    }
}
