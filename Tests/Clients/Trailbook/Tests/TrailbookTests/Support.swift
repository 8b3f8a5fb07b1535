import Combine
import TrailKit
import UIKit
import XCTest
@testable import Trailbook

extension AppEnvironment {
    /// Everything in memory, with the sample data.
    @MainActor
    static func test(
        trails: [Trail] = SampleData.trails,
        hikes: [Hike] = SampleData.hikes,
        gear: [GearItem] = SampleData.gear
    ) -> AppEnvironment {
        let defaults = UserDefaults(suiteName: "TrailbookTests.\(UUID().uuidString)")!
        return AppEnvironment(
            trails: InMemoryTrailRepository(trails: trails),
            hikes: InMemoryHikeRepository(hikes: hikes),
            gear: StoredGearRepository(store: InMemoryDocumentStore(), seed: gear),
            weather: AlmanacWeatherService(latency: .zero),
            downloads: MapDownloadManager(chunkSize: 1_024 * 1_024, interval: .milliseconds(1)),
            preferences: Preferences(defaults: defaults),
            images: ImageLoader(bundle: .main),
            now: { Date(timeIntervalSinceReferenceDate: 740_000_000) }
        )
    }
}

@MainActor
class WindowTestCase: XCTestCase {
    var window: UIWindow!

    override func setUp() async throws {
        try await super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    override func tearDown() async throws {
        window.isHidden = true
        window.rootViewController = nil
        window = nil
        try await super.tearDown()
    }

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    /// Lets the main run loop turn until the condition holds.
    func waitUntil(
        _ description: String,
        timeout: TimeInterval = 2,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ condition: () -> Bool
    ) {
        let deadline = Date().addingTimeInterval(timeout)
        while !condition() {
            guard Date() < deadline else {
                XCTFail("Timed out: \(description)", file: file, line: line)
                return
            }
            RunLoop.main.run(until: Date().addingTimeInterval(0.01))
        }
    }
}

extension UIBarButtonItem {
    /// Does what a tap would do.
    @MainActor
    func tap() {
        guard let action, let target else { return }
        _ = target.perform(action, with: self)
    }
}
