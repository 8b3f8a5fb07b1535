import UIKit
import XCTest

@testable import DarkroomUneditedApp

/// A test case that is the delegate itself, with one of its optional methods.
@MainActor
final class DelegatingTestCaseTests: XCTestCase, CatalogViewControllerDelegate {
    private var refreshed = 0

    func catalogViewControllerDidRefresh() { refreshed += 1 }

    func testOptionalCallsReachTheTestCase() {
        let controller = CatalogViewController(catalog: Catalog(items: []))
        controller.delegate = self
        controller.delegate?.catalogViewControllerDidRefresh?()

        XCTAssertEqual(refreshed, 1)
        XCTAssertNil(controller.delegate?.emptyMessage ?? nil)
    }
}
