import TrailKit
import TrailUI
import UIKit
import XCTest
@testable import Trailbook

@MainActor
final class CoordinatorTests: WindowTestCase {
    func testOnboardingComesFirst() throws {
        let environment = AppEnvironment.test()
        let coordinator = AppCoordinator(window: window, environment: environment)
        coordinator.start()
        let onboarding = try XCTUnwrap(window.rootViewController as? OnboardingViewController)
        XCTAssertEqual(onboarding.pageControl.numberOfPages, 3)

        onboarding.show(2, animated: false)
        onboarding.nextButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(environment.preferences.hasFinishedOnboarding)
        XCTAssertTrue(window.rootViewController === coordinator.tabBarController)
        XCTAssertEqual(coordinator.children.count, AppCoordinator.Tab.allCases.count)
    }

    func testTabsAndLinks() throws {
        let environment = AppEnvironment.test()
        environment.preferences.hasFinishedOnboarding = true
        let coordinator = AppCoordinator(window: window, environment: environment)
        coordinator.start()
        coordinator.open(try XCTUnwrap(URL(string: "trailbook://journal")))
        XCTAssertEqual(coordinator.tabBarController.selectedIndex, AppCoordinator.Tab.journal.rawValue)

        let id = SampleData.trails[3].id.uuidString
        coordinator.open(try XCTUnwrap(URL(string: "trailbook://trail/\(id)")))
        XCTAssertEqual(coordinator.tabBarController.selectedIndex, 0)
        let trails = try XCTUnwrap(coordinator.children.first as? TrailsCoordinator)
        waitUntil("detail") { trails.navigationController.topViewController is TrailDetailViewController }
        waitUntil("badge") { coordinator.tabBarController.tabBar.items?[3].badgeValue == "2" }
    }

    func testTrailsCoordinatorPushesAndPresents() {
        let coordinator = TrailsCoordinator(environment: .test())
        coordinator.start()
        show(coordinator.navigationController)
        coordinator.showTrail(id: SampleData.trails[0].id, animated: false)
        XCTAssertEqual(coordinator.navigationController.viewControllers.count, 2)

        coordinator.startRecording(on: SampleData.trails[0])
        waitUntil("recorder") { coordinator.navigationController.presentedViewController is RecorderViewController }
        let recorder = coordinator.navigationController.presentedViewController
        XCTAssertTrue(recorder?.presentationController is CardPresentationController)
    }

    func testJournalCoordinatorOpensTheEditor() throws {
        let coordinator = JournalCoordinator(environment: .test())
        coordinator.start()
        show(coordinator.navigationController)
        coordinator.edit(SampleData.hikes[0])
        let navigation = try XCTUnwrap(
            coordinator.navigationController.presentedViewController as? UINavigationController
        )
        let editor = try XCTUnwrap(navigation.topViewController as? HikeEditorViewController)
        XCTAssertFalse(editor.viewModel.isNew)
        XCTAssertTrue(navigation.isModalInPresentation)
    }

    func testGearStoryboard() throws {
        let environment = AppEnvironment.test()
        Task { try await environment.gear.load() }
        waitUntil("gear") { environment.gear.items.count == 5 }
        let coordinator = GearCoordinator(
            environment: environment,
            navigationController: GearCoordinator.makeNavigationController()
        )
        coordinator.start()
        show(coordinator.navigationController)
        let list = try XCTUnwrap(coordinator.navigationController.topViewController as? GearListViewController)
        waitUntil("rows") { list.tableView.numberOfRows(inSection: 0) == 5 }
        list.tableView.layoutIfNeeded()

        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? GearCell)
        XCTAssertEqual(cell.nameLabel.text, "Two-person tent")
        cell.checkButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(environment.gear.items.packed.count, 4)

        let summary = try XCTUnwrap(list.children.first as? GearSummaryViewController)
        waitUntil("weight") { summary.progressView.progress > 0.7 }
        XCTAssertNotNil(list.refreshControl)

        list.performSegue(withIdentifier: "addItem", sender: nil)
        waitUntil("editor") { list.frontmost is GearEditorViewController }
        let editor = try XCTUnwrap(list.frontmost as? GearEditorViewController)
        XCTAssertFalse(editor.saveButton.isEnabled)
        editor.nameField.text = "Head torch"
        editor.nameField.sendActions(for: .editingChanged)
        XCTAssertTrue(editor.saveButton.isEnabled)
        XCTAssertEqual(editor.item?.name, "Head torch")
    }

    func testChildCoordinatorsAreRemoved() {
        final class Child: Coordinator {
            var children: [any Coordinator] = []
            private(set) var isStarted = false
            func start() { isStarted = true }
        }

        let parent = Child()
        let child = Child()
        parent.startChild(child)
        XCTAssertTrue(child.isStarted)
        XCTAssertEqual(parent.children.count, 1)
        parent.finishChild(child)
        XCTAssertTrue(parent.children.isEmpty)
    }

    func testSegmentedContainer() {
        final class Spy: SegmentedContainerControllerDelegate {
            var shown: [Int] = []
            func segmentedContainer(_ container: SegmentedContainerController, didShow index: Int) {
                shown.append(index)
            }
        }

        let first = UIViewController()
        let second = UIViewController()
        first.title = "One"
        second.title = "Two"
        let container = SegmentedContainerController(viewControllers: [first, second])
        let spy = Spy()
        container.delegate = spy
        show(container)
        XCTAssertEqual(container.children, [first])
        container.show(1, animated: false)
        XCTAssertEqual(container.children, [second])
        XCTAssertEqual(spy.shown, [1])
        XCTAssertEqual(container.segmentedControl.titleForSegment(at: 1), "Two")
    }
}
