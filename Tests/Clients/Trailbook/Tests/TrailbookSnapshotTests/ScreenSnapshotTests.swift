import SnapshotTesting
import TrailKit
import TrailUI
import UIKit
import XCTest
@testable import Trailbook

@MainActor
final class ScreenSnapshotTests: XCTestCase {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let huge = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)

    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
            super.invokeTest()
        }
    }

    override class func setUp() {
        super.setUp()
        UIView.setAnimationsEnabled(false)
    }

    func testTrailList() {
        let navigation = UINavigationController(rootViewController: Fixtures.trailList())
        assertSnapshot(of: navigation, as: .image(on: .iPhone13))
        assertSnapshot(of: navigation, as: .image(on: .iPhone13, traits: dark), named: "dark")
        assertSnapshot(of: navigation, as: .image(on: .iPhoneSe), named: "small")
        assertSnapshot(of: navigation, as: .image(on: .iPadMini), named: "pad")
    }

    func testTrailListWithLargeText() {
        assertSnapshot(of: Fixtures.trailList(), as: .image(on: .iPhone13, traits: huge))
    }

    func testTrailDetail() {
        let detail = Fixtures.trailDetail()
        assertSnapshot(of: detail, as: .image(on: .iPhone13))
        assertSnapshot(of: detail, as: .image(on: .iPhone13, traits: dark), named: "dark")
        assertSnapshot(of: detail, as: .image(on: .iPhone13(.landscape)), named: "landscape")
        assertSnapshot(of: detail, as: .recursiveDescription(on: .iPhone13))
    }

    func testJournal() {
        let journal = Fixtures.journal()
        assertSnapshot(of: journal, as: .image(on: .iPhone13))
        assertSnapshot(of: journal, as: .image(on: .iPhone13, precision: 0.99, perceptualPrecision: 0.98, traits: dark), named: "dark")
        assertSnapshot(of: journal, as: .image(on: .iPhone13, traits: huge), named: "huge")
    }

    func testHikeEditor() {
        assertSnapshot(of: Fixtures.editor(), as: .image(on: .iPhone13))
        assertSnapshot(of: Fixtures.editor(hike: nil), as: .image(on: .iPhone13), named: "new")
        assertSnapshot(of: UINavigationController(rootViewController: Fixtures.editor()), as: .hierarchy)
    }

    func testSettings() {
        let navigation = UINavigationController(rootViewController: Fixtures.settings())
        assertSnapshot(of: navigation, as: .image(on: .iPhone13))
        assertSnapshot(of: navigation, as: .image(on: .iPhone13, traits: dark), named: "dark")
        assertSnapshot(of: navigation, as: .image(on: .iPhone13, traits: huge), named: "huge")
    }

    func testOnboarding() {
        for (index, page) in OnboardingPage.all.enumerated() {
            let controller = OnboardingPageController(page: page, index: index)
            controller.view.backgroundColor = Palette.background
            assertSnapshot(of: controller, as: .image(on: .iPhone13), named: "page-\(index)")
        }
        let onboarding = OnboardingViewController(pages: OnboardingPage.all)
        assertSnapshot(of: onboarding, as: .image(on: .iPhone8))
    }

    func testGear() async throws {
        let environment = Fixtures.environment()
        try await environment.gear.load()
        let coordinator = GearCoordinator(
            environment: environment,
            navigationController: GearCoordinator.makeNavigationController()
        )
        coordinator.start()
        assertSnapshot(of: coordinator.navigationController, as: .wait(for: 0.2, on: .image(on: .iPhone13)))
    }

    func testStatistics() {
        let environment = Fixtures.environment()
        let controller = StatisticsViewController(
            viewModel: StatisticsViewModel(
                service: StatisticsService(repository: environment.hikes),
                preferences: environment.preferences,
                locale: Locale(identifier: "en_US")
            )
        )
        assertSnapshot(of: controller, as: .wait(for: 0.2, on: .image(on: .iPhone13)))
    }

    func testRecorder() {
        let recorder = RecorderViewController(trail: Fixtures.trail, recorder: TrackRecorder())
        assertSnapshot(of: recorder, as: .image(size: CGSize(width: 393, height: 420)))
    }

    func testModels() {
        assertSnapshot(of: SampleData.trails[0], as: .dump)
        assertSnapshot(of: SampleData.hikes, as: .json)
        assertSnapshot(of: RatingFormatter.string(from: 3), as: .lines)
    }
}
