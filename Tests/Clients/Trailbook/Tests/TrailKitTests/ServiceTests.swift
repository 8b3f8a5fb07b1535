import Combine
import Foundation
import Testing
@testable import TrailKit

@Suite
struct StatisticsTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test
    func totals() {
        let statistics = HikeStatistics(hikes: SampleData.hikes, calendar: calendar)
        #expect(statistics.count == 3)
        #expect(statistics.totalDistance == 32_000)
        #expect(statistics.longest?.title == "Larch Ridge")
        #expect(statistics.averageRating == 4)
        #expect(statistics.months.map(\.id) == [202_404, 202_405])
        #expect(statistics.streak == 2)
    }

    @Test
    func goal() {
        let statistics = HikeStatistics(hikes: SampleData.hikes, calendar: calendar)
        #expect(statistics.progress(towards: 64_000) == 0.5)
        #expect(statistics.progress(towards: 1_000) == 1)
        #expect(statistics.progress(towards: 0) == 0)
        #expect(HikeStatistics.empty.averageRating == nil)
    }

    @MainActor
    @Test
    func serviceFollowsTheJournal() async throws {
        let repository = InMemoryHikeRepository()
        let service = StatisticsService(repository: repository)
        var counts: [Int] = []
        let cancellable = service.statistics.sink { counts.append($0.count) }
        try await repository.save(SampleData.hikes[0])
        try await repository.save(SampleData.hikes[1])
        cancellable.cancel()
        #expect(counts == [0, 1, 2])
    }
}

@Suite
struct SearchTests {
    @Test(arguments: [
        ("heron", ["Heron Lake Loop"]),
        ("LOW hills", ["Heron Lake Loop", "Miller's Gorge"]),
        ("views", ["Larch Ridge", "The Organ Pipes"]),
        ("zebra", [String]()),
    ])
    func text(query: String, expected: [String]) {
        let results = TrailSearch(text: query).results(in: SampleData.trails)
        #expect(results.map(\.name) == expected)
    }

    @Test
    func filtersAndSorting() {
        var search = TrailSearch(difficulties: [.easy, .hard], sort: .length)
        #expect(search.results(in: SampleData.trails).map(\.difficulty) == [.easy, .hard])
        search.onlyFavourites = true
        search.difficulties = []
        #expect(search.results(in: SampleData.trails).count == 2)
        search = TrailSearch(sort: .difficulty)
        #expect(search.results(in: SampleData.trails).last?.difficulty == .expert)
    }
}

@Suite
struct FormatterTests {
    let formatter = DistanceFormatter(units: .metric, locale: Locale(identifier: "en_GB"))

    @Test
    func metric() {
        #expect(formatter.string(fromDistance: 12_430) == "12.4 km")
        #expect(formatter.string(fromHeight: 840.4) == "840 m")
    }

    @Test
    func imperial() {
        let formatter = DistanceFormatter(units: .imperial, locale: Locale(identifier: "en_US"))
        #expect(formatter.string(fromDistance: 1_609.344) == "1 mi")
    }

    @Test
    func clock() {
        #expect(DurationFormatter.string(from: 3_725, style: .clock) == "01:02:05")
    }

    @Test(arguments: 0...5)
    func stars(rating: Int) throws {
        let text = try #require(RatingFormatter().string(for: rating))
        #expect(text.count == 5)
        var value: AnyObject?
        let isRead = RatingFormatter().getObjectValue(&value, for: text, errorDescription: nil)
        #expect(isRead)
        #expect((value as? NSNumber)?.intValue == rating)
    }
}

@MainActor
private final class FractionRecorder {
    var fractions: [Double] = []
}

@MainActor
@Suite
struct DownloadTests {
    @Test
    func progressCanBeObserved() {
        let download = MapDownload(region: "Low Hills", totalBytes: 100)
        let recorder = FractionRecorder()
        let observation = download.observe(\.fractionCompleted, options: [.initial]) { download, _ in
            MainActor.assumeIsolated {
                recorder.fractions.append(download.fractionCompleted)
            }
        }
        download.start()
        download.receive(40)
        download.receive(80)
        observation.invalidate()
        #expect(recorder.fractions == [0, 0.4, 1])
        #expect(download.state == .finished)
    }

    @Test
    func pausedDownloadsDoNotReceive() {
        let download = MapDownload(region: "Low Hills", totalBytes: 100)
        download.start()
        download.pause()
        download.receive(50)
        #expect(download.receivedBytes == 0)
        #expect(download.state == .paused)
        download.fail()
        #expect(download.state == .failed)
    }

    @Test(.timeLimit(.minutes(1)))
    func managerFinishes() async {
        let manager = MapDownloadManager(chunkSize: 50, interval: .milliseconds(1))
        let download = manager.download(region: "South Coast", totalBytes: 100)
        #expect(manager.download(region: "South Coast") === download)
        for await finished in manager.finished.values {
            #expect(finished === download)
            break
        }
        #expect(manager.downloads.count == 1)
    }

    @Test
    func recorder() throws {
        let recorder = TrackRecorder(tickInterval: 2)
        #expect(recorder.finish(title: "Nothing") == nil)
        recorder.start()
        recorder.tick()
        recorder.append(GeoPoint(latitude: 46, longitude: 8))
        recorder.append(GeoPoint(latitude: 46.01, longitude: 8))
        recorder.append(GeoPoint(latitude: 446, longitude: 8))
        recorder.pause()
        recorder.tick()
        let hike = try #require(recorder.finish(title: "Test"))
        #expect(hike.duration == 2)
        #expect(abs(hike.distance - 1_112) < 2)
        #expect(recorder.state == .idle)
    }

    @Test
    func weatherIsDeterministic() async throws {
        let service = AlmanacWeatherService(latency: .zero)
        let point = GeoPoint(latitude: 46, longitude: 8)
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let first = try await service.forecast(at: point, on: date)
        let second = try await service.forecast(at: point, on: date)
        #expect(first == second)
        await #expect(throws: TrailError.offline) {
            try await service.forecast(at: GeoPoint(latitude: 100, longitude: 0), on: date)
        }
    }
}
