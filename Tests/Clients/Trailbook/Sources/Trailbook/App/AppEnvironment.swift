import Foundation
import os
import TrailKit

/// Everything the screens depend on.
struct AppEnvironment {
    var trails: any TrailRepository
    var hikes: any HikeRepository
    var gear: any GearRepository
    var weather: any WeatherService
    var downloads: MapDownloadManager
    var preferences: Preferences
    var images: ImageLoader
    var now: () -> Date = { Date() }

    static func live() -> AppEnvironment {
        let store: any DocumentStore
        do {
            store = try FileDocumentStore.applicationSupport()
        } catch {
            Logger.storage.fault("No place to store documents: \(error.localizedDescription)")
            store = InMemoryDocumentStore()
        }
        return AppEnvironment(
            trails: StoredTrailRepository(store: store, seed: SampleData.trails),
            hikes: StoredHikeRepository(store: store, seed: SampleData.hikes),
            gear: StoredGearRepository(store: store, seed: SampleData.gear),
            weather: AlmanacWeatherService(),
            downloads: MapDownloadManager(),
            preferences: Preferences(),
            images: ImageLoader(bundle: .module)
        )
    }
}
