import UIKit
import XCTest

@testable import DarkroomUneditedApp

@MainActor
final class ThemeTests: XCTestCase {
    func testClassesAreTargets() {
        let button = UIButton(type: .system)
        button.setTitle("Dark", for: .normal)
        Theme.attach(to: button)

        button.sendActions(for: .touchUpInside)
        NotificationCenter.default.post(name: .catalogDidChange, object: button)
        button.removeTarget(Theme.self, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)

        XCTAssertEqual(Theme.log, ["Dark", "1", "2"])
    }
}
