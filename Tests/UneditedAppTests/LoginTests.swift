import UIKit
import XCTest

@testable import DarkroomUneditedApp

/// What a storyboard does, by hand.
final class LoginTests: XCTestCase {
    @MainActor private func makeController() throws -> LoginViewController {
        XCTAssertTrue(_ClassRegistry.type(named: "TKLoginViewController") == LoginViewController.self)
        let controller = LoginViewController()
        let fields = [UITextField(), UITextField()]
        try _ClassRegistry.set("nameField", of: controller, to: fields[0])
        try _ClassRegistry.set("passwordField", of: controller, to: fields[1])
        try _ClassRegistry.set("fields", of: controller, to: fields as [AnyObject])
        let button = UIButton(type: .system)
        controller.view.addSubview(button)
        try _ClassRegistry.set("loginButton", of: controller, to: button)
        fields.forEach(controller.view.addSubview)
        return controller
    }

    @MainActor func testClassesAreKnownByName() {
        XCTAssertTrue(_ClassRegistry.type(named: "LoginViewController") == LoginViewController.self)
        XCTAssertTrue(
            _ClassRegistry.type(named: "LoginViewController", module: "DarkroomUneditedApp") == LoginViewController.self)
        XCTAssertTrue(
            _ClassRegistry.type(named: "LoginViewController.Section.HeaderView")
                == LoginViewController.Section.HeaderView.self)
        XCTAssertNotNil(_ClassRegistry.type(named: "LoginViewController.Section.FooterView"))
        XCTAssertNil(_ClassRegistry.type(named: "Missing"))
    }

    @MainActor func testOutletsAreSetByName() throws {
        let controller = try makeController()

        XCTAssertEqual(controller.fields.count, 2)
        XCTAssertFalse(controller.loginButton.isEnabled, "didSet runs")
    }

    @MainActor func testInspectableValuesAreSetByName() throws {
        let controller = try makeController()

        try _ClassRegistry.set("minimumLength", of: controller, to: 8)

        XCTAssertEqual(controller.minimumLength, 8)
    }

    @MainActor func testWrongOutletsSayWhatIsWrong() throws {
        let controller = try makeController()

        XCTAssertThrowsError(try _ClassRegistry.set("loginButton", of: controller, to: UILabel())) {
            XCTAssertEqual(
                $0 as? NamedValueError,
                .typeMismatch("loginButton", type: "LoginViewController", expected: "UIButton", actual: "UILabel"))
        }
        XCTAssertThrowsError(try _ClassRegistry.set("lost", of: controller, to: UILabel())) {
            XCTAssertEqual($0 as? NamedValueError, .unknownProperty("lost", type: "LoginViewController"))
        }
    }

    @MainActor func testActionsAreCalledByName() throws {
        let controller = try makeController()

        for action in ["login:", "cancel", "touched:forEvent:"] {
            XCTAssertTrue(_ClassRegistry.perform(action, on: controller, sender: controller.loginButton), action)
        }
        XCTAssertFalse(_ClassRegistry.perform("logout:", on: controller, sender: nil))
        XCTAssertEqual(controller.log, ["login ", "cancel", "touched true"])
    }

    @MainActor func testMethodsOfExtensionsAreFound() throws {
        let controller = try makeController()
        controller.observeKeyboard()

        NotificationCenter.default.post(name: .init("UIKeyboardWillShow"), object: nil)
        controller.perform(Selector(("dismissKeyboard")))

        XCTAssertEqual(controller.log, ["keyboard"])
        XCTAssertEqual(controller.view.tag, 1)
    }

    @MainActor func testKeyPathsAndSelectorsAreNamedAsOnIOS() {
        XCTAssertEqual([Names.opacity, Names.hidden, Names.count], ["opacity", "hidden", "count"])
        XCTAssertEqual(
            [Names.isHiddenGetter, Names.viewDidLoad, Names.increment].map(NSStringFromSelector),
            ["isHidden", "viewDidLoad", "increment"])
    }

    func testLineAndFileAreThoseOfTheSource() {
        XCTAssertEqual(#line, 90)
        XCTAssertTrue("\(#filePath)".hasSuffix("Tests/UneditedAppTests/LoginTests.swift"), #filePath)
        XCTAssertEqual(#fileID, "DarkroomUneditedAppTests/LoginTests.swift")
    }
}
