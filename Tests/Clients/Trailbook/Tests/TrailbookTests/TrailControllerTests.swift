import TrailKit
import TrailUI
import UIKit
import XCTest
@testable import Trailbook

@MainActor
final class TrailControllerTests: WindowTestCase {
    private func makeList(_ environment: AppEnvironment) -> TrailListViewController {
        let viewModel = TrailListViewModel(repository: environment.trails, preferences: environment.preferences)
        return TrailListViewController(viewModel: viewModel, images: environment.images)
    }

    func testListShowsThreeSections() {
        let list = makeList(.test())
        show(UINavigationController(rootViewController: list))
        waitUntil("sections") { list.collectionView.numberOfSections == 3 }
        XCTAssertEqual(list.collectionView.numberOfItems(inSection: 0), 2)
        XCTAssertEqual(list.collectionView.numberOfItems(inSection: 1), 4)
        XCTAssertEqual(list.collectionView.numberOfItems(inSection: 2), 5)
    }

    func testSelectionReachesTheDelegate() throws {
        class Spy: TrailListViewControllerDelegate {
            var selected: [Trail.ID] = []
            var filterCount = 0

            func trailList(_ controller: TrailListViewController, didSelect id: Trail.ID) {
                selected.append(id)
            }

            func trailListDidRequestFilter(_ controller: TrailListViewController) {
                filterCount += 1
            }
        }

        let spy = Spy()
        let list = makeList(.test())
        list.delegate = spy
        show(UINavigationController(rootViewController: list))
        waitUntil("content") { list.dataSource.snapshot().numberOfItems > 0 }

        let id = SampleData.trails[2].id
        let indexPath = try XCTUnwrap(list.dataSource.indexPath(for: .trail(id)))
        list.collectionView(list.collectionView, didSelectItemAt: indexPath)
        XCTAssertEqual(spy.selected, [id])

        list.navigationItem.rightBarButtonItem?.tap()
        XCTAssertEqual(spy.filterCount, 1)
    }

    func testDifficultyTilesFilter() throws {
        let list = makeList(.test())
        show(list)
        waitUntil("content") { list.dataSource.snapshot().numberOfItems > 0 }
        let indexPath = try XCTUnwrap(list.dataSource.indexPath(for: .difficulty(.expert)))
        list.collectionView(list.collectionView, didSelectItemAt: indexPath)
        waitUntil("one trail") { list.dataSource.snapshot().itemIdentifiers.count == 1 }
        XCTAssertEqual(list.viewModel.search.difficulties, [.expert])
    }

    func testSearchShowsTheEmptyState() {
        let list = makeList(.test())
        show(UINavigationController(rootViewController: list))
        list.searchController.searchBar.text = "nowhere"
        list.updateSearchResults(for: list.searchController)
        waitUntil("empty") { list.collectionView.backgroundView != nil }
        let empty = list.collectionView.backgroundView as? EmptyStateView
        empty?.actionButton?.sendActions(for: .touchUpInside)
        XCTAssertEqual(list.viewModel.search.text, "")
    }

    func testDetailButtons() {
        final class Spy: NSObject, TrailDetailViewControllerDelegate {
            var recorded: Trail?
            var shared: [Any] = []

            func trailDetail(_ controller: TrailDetailViewController, wantsToRecord trail: Trail) {
                recorded = trail
            }

            func trailDetail(_ controller: TrailDetailViewController, wantsToShare items: [Any], from source: UIView) {
                shared = items
            }

            func trailDetail(_ controller: TrailDetailViewController, wantsToShowPhoto image: UIImage) {}
        }

        let environment = AppEnvironment.test()
        let trail = SampleData.trails[0]
        let detail = TrailDetailViewController(
            viewModel: TrailDetailViewModel(trail: trail, environment: environment),
            images: environment.images
        )
        let spy = Spy()
        detail.delegate = spy
        show(UINavigationController(rootViewController: detail))

        XCTAssertEqual(detail.titleLabel.text, "Heron Lake Loop")
        XCTAssertEqual(detail.chartView.profile, trail.profile)

        detail.recordButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(spy.recorded?.id, trail.id)
        detail.shareButton.sendActions(for: .touchUpInside)
        XCTAssertTrue((spy.shared.first as? String)?.contains("Heron Lake Loop") == true)

        detail.favouriteButton.sendActions(for: .touchUpInside)
        waitUntil("not a favourite") { environment.trails.trail(id: trail.id)?.isFavourite == false }
        XCTAssertFalse(detail.favouriteButton.accessibilityTraits.contains(.selected))
    }

    func testTitleAppearsWhenTheHeaderIsGone() {
        let environment = AppEnvironment.test()
        let detail = TrailDetailViewController(
            viewModel: TrailDetailViewModel(trail: SampleData.trails[0], environment: environment),
            images: environment.images
        )
        show(UINavigationController(rootViewController: detail))
        XCTAssertNil(detail.navigationItem.title)
        detail.scrollView.contentOffset = CGPoint(x: 0, y: 220)
        XCTAssertEqual(detail.navigationItem.title, "Heron Lake Loop")
        detail.scrollView.contentOffset = .zero
        XCTAssertNil(detail.navigationItem.title)
    }

    func testFilterSheet() {
        let filter = TrailFilterViewController(search: TrailSearch())
        var changes: [TrailSearch] = []
        filter.onChange = { changes.append($0) }
        show(UINavigationController(rootViewController: filter))
        filter.tableView(filter.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        filter.tableView(filter.tableView, didSelectRowAt: IndexPath(row: 1, section: 2))
        XCTAssertEqual(changes.map(\.difficulties.count), [1, 1])
        XCTAssertEqual(filter.search.sort, .length)

        let cell = filter.tableView(filter.tableView, cellForRowAt: IndexPath(row: 0, section: 1))
        let toggle = cell.accessoryView as? UISwitch
        toggle?.isOn = true
        toggle?.sendActions(for: .valueChanged)
        XCTAssertTrue(filter.search.onlyFavourites)
    }

    func testRecorderFinishes() {
        let recorder = TrackRecorder(tickInterval: 60)
        let controller = RecorderViewController(trail: SampleData.trails[0], recorder: recorder)
        var result: Hike?
        controller.onFinish = { result = $0 }
        controller.loadViewIfNeeded()
        recorder.start()
        recorder.tick()
        XCTAssertEqual(controller.clockLabel.text, "00:01:00")
        controller.pauseButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(recorder.state, .paused)
        controller.finish()
        XCTAssertEqual(result?.trailID, SampleData.trails[0].id)
        XCTAssertEqual(result?.duration, 60)
    }

    func testChartSelection() {
        class Spy: NSObject, ElevationChartViewDelegate {
            var distances: [Double] = []
            var endCount = 0

            func elevationChart(_ chart: ElevationChartView, didSelectDistance distance: Double) {
                distances.append(distance)
            }

            func elevationChartDidEndSelection(_ chart: ElevationChartView) {
                endCount += 1
            }
        }

        let spy = Spy()
        let chart = ElevationChartView(frame: CGRect(x: 0, y: 0, width: 300, height: 180))
        chart.profile = SampleData.trails[0].profile
        chart.delegate = spy
        chart.select(distance: 1_000)
        chart.select(distance: 100_000)
        chart.select(distance: nil)
        XCTAssertEqual(spy.distances, [1_000, 6_200])
        XCTAssertEqual(spy.endCount, 1)
        XCTAssertNotNil(chart.accessibilityValue)
    }
}
