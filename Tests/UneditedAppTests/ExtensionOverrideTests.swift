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

    func testMembersThatExtensionsGiveAppsClassesAreOverridden() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let page = UIViewController()
        page.title = "page"
        navigation.title = "stack"
        navigation.pushViewController(page, animated: false)
        let any: UIViewController = navigation

        XCTAssertIdentical(any.frontmost, page)
        XCTAssertEqual(any.place(after: ""), "/stack/page")
        XCTAssertEqual(page.place(after: "a"), "a/page")
    }

    func testClassesOverrideThemToo() {
        let secret: UIViewController = SecretViewController()
        let locked: UIViewController = LockedViewController()
        secret.badge = "new"

        XCTAssertIdentical(secret.frontmost, secret)
        XCTAssertNil(secret.place(after: "a"))
        XCTAssertEqual(locked.place(after: "a"), "a/locked")
        XCTAssertEqual(secret.tabBarItem.badgeValue, "NEW")
        XCTAssertEqual(secret.badge, "•NEW")
    }

    func testSoDoClassesOfOtherModules() {
        final class Guide: SecretViewController {
            override var frontmost: UIViewController { navigationController ?? super.frontmost }
        }
        final class Stack: UINavigationController {
            override var frontmost: UIViewController { super.frontmost.children.first ?? self }
        }
        let guide: UIViewController = Guide()
        XCTAssertIdentical(guide.frontmost, guide)
        let stack = Stack(rootViewController: guide)
        XCTAssertIdentical(guide.frontmost, stack)
        XCTAssertIdentical((stack as UIViewController).frontmost, guide)
    }

    func testExtensionsOverrideWhatUIKitAsksControllersFor() {
        final class Calm: UITabBarController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }
        final class Keen: UITabBarController {
            override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.loadViewIfNeeded()

        XCTAssertEqual(tabs.preferredStatusBarStyle, .lightContent)
        XCTAssertNil(tabs.childForStatusBarStyle)
        XCTAssertNotNil(tabs.childForStatusBarHidden)
        XCTAssertEqual(tabs.title, "loaded")
        XCTAssertEqual(Calm().preferredStatusBarStyle, .darkContent)
        XCTAssertEqual(Keen().preferredStatusBarStyle, .lightContent)
        XCTAssertEqual(UIViewController().preferredStatusBarStyle, .default)
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
