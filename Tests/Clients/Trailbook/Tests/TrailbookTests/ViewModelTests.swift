import Combine
import TrailKit
import XCTest
@testable import Trailbook

@MainActor
final class ViewModelTests: XCTestCase {
    private var cancellables = Set<AnyCancellable>()

    override func tearDown() {
        cancellables.removeAll()
        super.tearDown()
    }

    func testListSplitsIntoSections() {
        let environment = AppEnvironment.test()
        let viewModel = TrailListViewModel(repository: environment.trails, preferences: environment.preferences)
        XCTAssertEqual(viewModel.content.favourites.map(\.name), ["Heron Lake Loop", "Larch Ridge"])
        XCTAssertEqual(viewModel.content.difficulties, Difficulty.allCases)
        XCTAssertEqual(viewModel.content.trails.count, 5)

        viewModel.search.text = "gorge"
        XCTAssertTrue(viewModel.content.favourites.isEmpty)
        XCTAssertTrue(viewModel.content.difficulties.isEmpty)
        XCTAssertEqual(viewModel.content.trails.map(\.name), ["Miller's Gorge"])
    }

    func testTogglingAFavouriteIsPublished() {
        let environment = AppEnvironment.test()
        let viewModel = TrailListViewModel(repository: environment.trails, preferences: environment.preferences)
        let expectation = expectation(description: "three favourites")
        viewModel.$content
            .map(\.favourites.count)
            .filter { $0 == 3 }
            .sink { _ in expectation.fulfill() }
            .store(in: &cancellables)
        viewModel.toggleFavourite(SampleData.trails[1].id)
        wait(for: [expectation], timeout: 1)
    }

    func testReloadReportsErrors() async {
        let repository = InMemoryTrailRepository(trails: SampleData.trails)
        repository.loadError = TrailError.offline
        let environment = AppEnvironment.test()
        let viewModel = TrailListViewModel(repository: repository, preferences: environment.preferences)
        var received: [TrailError] = []
        viewModel.errors
            .compactMap { $0 as? TrailError }
            .sink { received.append($0) }
            .store(in: &cancellables)
        await viewModel.reload()
        XCTAssertEqual(received, [.offline])
        XCTAssertFalse(viewModel.isLoading)
        XCTAssertEqual(repository.loadCount, 1)
    }

    func testDetailDownloadsTheRegion() {
        let environment = AppEnvironment.test()
        let viewModel = TrailDetailViewModel(trail: SampleData.trails[0], environment: environment)
        let finished = expectation(description: "finished")
        viewModel.$download
            .filter { $0 == .finished }
            .first()
            .sink { _ in finished.fulfill() }
            .store(in: &cancellables)
        viewModel.startDownload()
        wait(for: [finished], timeout: 3)
        XCTAssertEqual(environment.downloads.downloads.first?.region, "Low Hills")
    }

    func testDetailForecast() async {
        let viewModel = TrailDetailViewModel(trail: SampleData.trails[0], environment: .test())
        XCTAssertNil(viewModel.forecastText)
        await viewModel.loadForecast()
        XCTAssertNotNil(viewModel.forecastText)
        XCTAssertEqual(viewModel.hikeCount, 1)
        XCTAssertEqual(viewModel.stats.count, 3)
    }

    func testJournalGroupsByMonthAndUndoes() async throws {
        let environment = AppEnvironment.test()
        let viewModel = JournalViewModel(repository: environment.hikes, preferences: environment.preferences)
        XCTAssertEqual(viewModel.groups.map(\.section.month), [5, 4])
        XCTAssertEqual(viewModel.groups.map(\.hikes.count), [2, 1])

        let id = try XCTUnwrap(viewModel.groups.first?.hikes.first?.id)
        await viewModel.delete(id)
        XCTAssertEqual(environment.hikes.hikes.count, 2)
        XCTAssertTrue(viewModel.undoManager.canUndo)

        let restored = expectation(description: "restored")
        environment.hikes.hikesPublisher
            .filter { $0.count == 3 }
            .first()
            .sink { _ in restored.fulfill() }
            .store(in: &cancellables)
        viewModel.undoManager.undo()
        await fulfillment(of: [restored], timeout: 1)
    }

    func testEditorValidates() async throws {
        let environment = AppEnvironment.test(hikes: [])
        let viewModel = HikeEditorViewModel(hike: nil, repository: environment.hikes, now: environment.now)
        XCTAssertFalse(viewModel.canSave)
        viewModel.title = "Evening walk"
        XCTAssertTrue(viewModel.canSave)
        viewModel.distanceText = "abc"
        XCTAssertFalse(viewModel.canSave)
        viewModel.distanceText = "3,5"
        XCTAssertTrue(viewModel.canSave)
        viewModel.title = ""
        XCTAssertNotNil(viewModel.titleError)
        viewModel.title = "Evening walk"
        try await viewModel.save()
        XCTAssertEqual(environment.hikes.hikes.first?.distance, 3_500)
    }

    func testPreferencesAreStoredAndAnnounced() {
        let defaults = UserDefaults(suiteName: #function)!
        defaults.removePersistentDomain(forName: #function)
        let preferences = Preferences(defaults: defaults)
        let changed = expectation(forNotification: .preferencesDidChange, object: preferences)
        preferences.units = .imperial
        wait(for: [changed], timeout: 1)
        preferences.reminderTime = Date(timeIntervalSinceReferenceDate: 0)
        XCTAssertEqual(Preferences(defaults: defaults).units, .imperial)
        XCTAssertNotNil(Preferences(defaults: defaults).reminderTime)
        preferences.reminderTime = nil
        XCTAssertNil(Preferences(defaults: defaults).reminderTime)
    }

    func testDownloadKVO() {
        let download = MapDownload(region: "Test", totalBytes: 10)
        let expectation = XCTKVOExpectation(
            keyPath: "state",
            object: download,
            expectedValue: MapDownloadState.finished.rawValue
        )
        download.start()
        download.receive(10)
        wait(for: [expectation], timeout: 1)
    }

    func testStatisticsFollowTheGoal() {
        let environment = AppEnvironment.test()
        environment.preferences.yearlyGoal = 64_000
        let viewModel = StatisticsViewModel(
            service: StatisticsService(repository: environment.hikes),
            preferences: environment.preferences
        )
        XCTAssertEqual(viewModel.progress, 0.5, accuracy: 0.001)
        XCTAssertEqual(viewModel.records.count, 5)
        XCTAssertEqual(viewModel.months.count, 2)
    }
}
