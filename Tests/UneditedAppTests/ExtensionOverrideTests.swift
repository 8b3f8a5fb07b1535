import UIKit
import XCTest

@testable import DarkroomUneditedApp

@MainActor
final class ExtensionOverrideTests: XCTestCase {
    func testOverridesFarFromTheirClassAreCalled() {
        let view: UIView = RatingView(frame: .zero)
        view.tintColor = .red

        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 120, height: 24))
        XCTAssertEqual((view as? RatingView)?.stars.first?.tintColor, .red)
    }

    func testATestOverridesWhatAnExtensionDeclares() {
        final class Lettered: RatingView {
            override func title(of star: Int) -> String { super.title(of: star) + "!" }
        }

        XCTAssertEqual(Lettered(frame: .zero).titles().first, "1!")
        XCTAssertEqual(RatingView(frame: .zero).titles().first, "1")
    }

    func testVersionConditionsFollowTheVersionPlayed() {
        XCTAssertFalse(Design.isGlass)
        XCTAssertTrue(Design.isModern)
        XCTAssertEqual(UIDevice.current.systemVersion, "18.0")
    }

    func testGenericFactoriesMakeViews() {
        XCTAssertEqual(UIView.make(RatingView.self).frame.width, 10)
        XCTAssertEqual(UIView.make(RatingView.self).stars.count, 5)
    }
}
