import XCTest

@testable import DarkroomUneditedApp

/// Spies that live in the test that uses them.
@MainActor
final class LocalSpyTests: XCTestCase {
    func testOptionalCallsReachAClassInAFunction() {
        class Spy: NSObject, CatalogViewControllerDelegate {
            var selected: [String] = []
            func catalogViewController(_ controller: CatalogViewController, didSelect item: Item) {
                selected.append(item.name)
            }
        }
        final class Refreshing: Spy {
            private(set) var count = 0
            func catalogViewControllerDidRefresh() { count += 1 }
        }
        let controller = CatalogViewController(catalog: Catalog(items: [Item(name: "Apple", kind: .fruit)]))
        let spies = [Spy(), Refreshing()]
        for spy in spies {
            controller.delegate = spy
            controller.delegate?.catalogViewController?(controller, didSelect: controller.catalog.items[0])
            controller.delegate?.catalogViewControllerDidRefresh?()
        }

        XCTAssertEqual(spies.map(\.selected), [["Apple"], ["Apple"]])
        XCTAssertEqual((spies[1] as? Refreshing)?.count, 1)
    }

    /// Another class of the same name, that has other members.
    func testClassesOfOneNameAreTwo() {
        class Spy: NSObject, CatalogViewControllerDelegate {
            func catalogViewController(_ controller: CatalogViewController, canRemove item: Item) -> Bool { false }
        }
        let controller = CatalogViewController()
        let spy = Spy()
        controller.delegate = spy

        XCTAssertNil(controller.delegate?.catalogViewControllerDidRefresh?())
        let canRemove = controller.delegate!.catalogViewController!(controller, canRemove: Item(name: "Leek", kind: .vegetable))
        XCTAssertEqual(canRemove ? "yes" : "no", "no")
    }

    func testActionsReachAClassInAFunction() {
        class Target: NSObject {
            var taps = 0
            @objc private func tap() { taps += 1 }
        }
        let target = Target()
        let button = UIButton(type: .system)
        button.addTarget(target, action: Selector(("tap")), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)

        XCTAssertEqual(target.taps, 1)
    }
}
