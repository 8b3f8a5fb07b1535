import UIKit
import UIKitTesting
import XCTest

@testable import DarkroomUneditedShop

final class AccountTests: XCTestCase {
    private let settings = Settings()

    @MainActor private func makeController() -> AccountViewController {
        let controller = AccountViewController(settings: settings)
        controller.loadViewIfNeeded()
        return controller
    }

    @MainActor func testControlsSetTheSettings() throws {
        let controller = makeController()

        controller.darkSwitch.simulateToggle()
        controller.volumeSlider.simulateDrag(to: 0.25)
        try controller.view.findView(subclassOf: UITextField.self).simulateTyping("ad")

        XCTAssertTrue(settings.isDark)
        XCTAssertEqual(settings.volume, 0.25)
        XCTAssertEqual(settings.nickname, "ad")
        XCTAssertEqual(controller.theme, .dark)
        XCTAssertEqual(controller.labels.first?.textColor, .white)
        XCTAssertEqual(controller.visited, ["dark", "volume", "nickname", "nickname"])
    }

    @MainActor func testOfTwoOverloadsTheOneWithASenderIsTheTarget() {
        let controller = makeController()

        controller.toggle()
        XCTAssertTrue(controller.darkSwitch.isOn)
        XCTAssertFalse(settings.isDark, "set in code")
    }

    @MainActor func testAnActionWithoutATargetGoesUpTheResponderChain() {
        let controller = makeController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.isHidden = false

        controller.resetButton.sendActions(for: .touchUpInside)

        XCTAssertEqual(settings.resets, 1)
    }

    @MainActor func testSelectorsOfAllFormsHaveTheirNames() {
        let names = [
            AccountViewController.Actions.reset, AccountViewController.Actions.toggle,
            AccountViewController.Actions.setHeading, AccountViewController.Actions.heading,
            AccountViewController.Actions.dismiss,
        ].map(NSStringFromSelector)

        XCTAssertEqual(names, ["reset:", "toggle:", "setHeading:", "heading", "shop_dismiss:"])
    }

    @MainActor func testGettersAndSettersCanBePerformed() {
        let controller = makeController()

        controller.perform(AccountViewController.Actions.setHeading, with: "Me")

        XCTAssertEqual(controller.heading, "Me")
        let heading = controller.perform(AccountViewController.Actions.heading)?.takeUnretainedValue()
        XCTAssertEqual(heading as? String ?? (heading as? NSString).map { "\($0)" }, "Me")
    }

    func testKeyPathsAreStrings() {
        XCTAssertEqual(Settings.keys, ["dark", "volume", "nickname", "profile.city"])
    }

    @MainActor func testTheSegueActionMakesTheNextController() {
        let controller = makeController()
        let profile = controller.makeProfile(NSCoder())
        profile?.loadViewIfNeeded()

        XCTAssertEqual(profile?.title, "Porto")
        XCTAssertTrue(settings.profile.default)
    }

    // MARK: - Onboarding

    private final class Listener: NSObject, OnboardingDelegate {
        var log: [String] = []
        func onboarding(_ controller: UIViewController, didReach page: Int) { log.append("page \(page)") }
        func onboardingDidFinish(_ controller: UIViewController, skipped: Bool) { log.append("skipped \(skipped)") }
    }

    @MainActor func testPagesFollowFingerDotsAndButton() {
        let controller = OnboardingViewController(pages: ["One", "Two", "Three"])
        let listener = Listener()
        controller.delegate = listener
        controller.loadViewIfNeeded()

        controller.scrollView.simulateScroll(to: CGPoint(x: 320, y: 0))
        XCTAssertEqual(controller.pageControl.currentPage, 1)
        controller.pageControl.simulatePage(2)
        XCTAssertEqual(controller.scrollView.contentOffset.x, 640)
        controller.skipButton.simulateTap()

        XCTAssertEqual(listener.log.last, "skipped true")
        XCTAssertTrue(listener.log.contains("page 1"))
    }

    @MainActor func testATimerCallsItsPrivateMethod() {
        let watcher = Watcher()
        let timer = SessionTimer(seconds: 2)
        timer.delegate = watcher

        timer.start(interval: 0.001)
        let deadline = Date(timeIntervalSinceNow: 5)
        while watcher.log.last != "end", Date() < deadline {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        }

        XCTAssertEqual(watcher.log, ["1", "0", "end"])
    }

    @MainActor func testThePageTimerStopsWithTheScreen() {
        let controller = OnboardingViewController(pages: ["One", "Two"])
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        XCTAssertNotNil(controller.timer)

        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        XCTAssertNil(controller.timer)
    }
}

private final class Watcher: NSObject, SessionTimerDelegate {
    var log: [String] = []
    func sessionTimer(_ timer: SessionTimer, isAt seconds: Int) { log.append("\(seconds)") }
    func sessionTimerDidEnd() { log.append("end") }
}
