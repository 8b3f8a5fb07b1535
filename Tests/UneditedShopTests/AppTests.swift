import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomUneditedShop

/// The app as a whole: what its delegate starts, and the way from the catalog to an order.
final class AppTests: XCTestCase {
    @MainActor private func launch() throws -> AppCoordinator {
        let app = AppDelegate()
        Environment.current = Environment()
        XCTAssertTrue(app.application(UIApplication.shared, didFinishLaunchingWithOptions: nil))
        app.applicationDidBecomeActive(UIApplication.shared)
        XCTAssertEqual(app.activations, 1)
        return try XCTUnwrap(app.coordinator)
    }

    @MainActor private func root<Controller: UIViewController>(
        _ tab: AppCoordinator.Tab, of app: AppCoordinator, as type: Controller.Type
    ) throws -> Controller {
        let navigation = app.tabBarController.viewControllers?[tab.rawValue] as? UINavigationController
        return try XCTUnwrap(navigation?.topViewController as? Controller)
    }

    @MainActor func testConditionsAreThoseOfASimulator() throws {
        _ = try launch()

        XCTAssertTrue(Environment.current.isSimulator)
        XCTAssertEqual(Environment.current.platform, "iOS")
        XCTAssertFalse(Environment.current.hasMenuBar)
        XCTAssertTrue(Environment.Color.self == UIColor.self)
    }

    @MainActor func testTabsAreThere() throws {
        let app = try launch()

        let titles = app.tabBarController.viewControllers?.map { $0.tabBarItem.title }
        XCTAssertEqual(titles, ["Catalogue", "Basket", "Account"])
    }

    @MainActor func testFromTheCatalogueToAnOrder() throws {
        let app = try launch()
        let list = try root(.catalogue, of: app, as: ProductListViewController.self)
        list.loadViewIfNeeded()
        list.tableView.simulateSelection(at: IndexPath(row: 0, section: 0))
        let detail = try root(.catalogue, of: app, as: ProductDetailViewController.self)
        detail.loadViewIfNeeded()
        detail.addButton.simulateTap()
        XCTAssertEqual(app.tabBarController.viewControllers?[1].tabBarItem.badgeValue, "1")

        app.show(.basket)
        let basket = try root(.basket, of: app, as: BasketViewController.self)
        basket.loadViewIfNeeded()
        basket.checkoutItem.simulateTap()
        let checkout = try root(.basket, of: app, as: CheckoutViewController.self)
        checkout.loadViewIfNeeded()
        for (field, text) in zip(checkout.fields, ["Ada", "Hill 1", "4000"]) { field.simulateTyping(text) }
        checkout.orderButton.simulateTap()

        XCTAssertEqual(app.lastOrder?.lines.map { $0.name }, ["Earl Grey"])
        XCTAssertEqual(app.tabBarController.selectedIndex, 0)
        XCTAssertNil(app.tabBarController.viewControllers?[1].tabBarItem.badgeValue)
        XCTAssertNotNil(try root(.basket, of: app, as: BasketViewController.self))
    }
}
