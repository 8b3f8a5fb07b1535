import TrailKit
import TrailUI
import UIKit
@testable import Trailbook

@MainActor
enum Fixtures {
    static var trail: Trail { SampleData.trails[2] }

    static func environment() -> AppEnvironment {
        let defaults = UserDefaults(suiteName: "TrailbookSnapshots.\(UUID().uuidString)")!
        return AppEnvironment(
            trails: InMemoryTrailRepository(trails: SampleData.trails),
            hikes: InMemoryHikeRepository(hikes: SampleData.hikes),
            gear: StoredGearRepository(store: InMemoryDocumentStore(), seed: SampleData.gear),
            weather: AlmanacWeatherService(latency: .seconds(60)),
            downloads: MapDownloadManager(),
            preferences: Preferences(defaults: defaults),
            images: ImageLoader(bundle: .main),
            now: { Date(timeIntervalSinceReferenceDate: 740_000_000) }
        )
    }

    static func trailList() -> TrailListViewController {
        let environment = environment()
        let viewModel = TrailListViewModel(repository: environment.trails, preferences: environment.preferences)
        let list = TrailListViewController(viewModel: viewModel, images: environment.images)
        list.loadViewIfNeeded()
        list.apply(viewModel.content, animated: false)
        return list
    }

    static func trailDetail() -> TrailDetailViewController {
        let environment = environment()
        return TrailDetailViewController(
            viewModel: TrailDetailViewModel(trail: trail, environment: environment),
            images: environment.images
        )
    }

    static func journal() -> JournalViewController {
        let environment = environment()
        let viewModel = JournalViewModel(
            repository: environment.hikes,
            preferences: environment.preferences,
            calendar: Calendar(identifier: .gregorian),
            locale: Locale(identifier: "en_US")
        )
        let journal = JournalViewController(viewModel: viewModel)
        journal.loadViewIfNeeded()
        journal.apply(viewModel.groups)
        return journal
    }

    static func editor(hike: Hike? = SampleData.hikes[1]) -> HikeEditorViewController {
        let environment = environment()
        return HikeEditorViewController(
            viewModel: HikeEditorViewModel(hike: hike, repository: environment.hikes, now: environment.now)
        )
    }

    static func settings() -> SettingsViewController {
        SettingsViewController(viewModel: SettingsViewModel(preferences: environment().preferences))
    }
}
