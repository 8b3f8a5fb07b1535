import Combine
import Foundation
import TrailKit

final class TrailDetailViewModel {
    nonisolated struct Stat: Equatable, Sendable {
        let value: String
        let caption: String
    }

    nonisolated enum DownloadDisplay: Equatable, Sendable {
        case available
        case running(Double, String)
        case finished
    }

    @Published private(set) var trail: Trail
    @Published private(set) var forecastText: String?
    @Published private(set) var download: DownloadDisplay = .available
    @Published private(set) var hikeCount = 0

    let errors = PassthroughSubject<any Error, Never>()

    private let environment: AppEnvironment
    private var observation: NSKeyValueObservation?
    private var cancellables = Set<AnyCancellable>()

    init(trail: Trail, environment: AppEnvironment) {
        self.trail = trail
        self.environment = environment

        let id = trail.id
        environment.trails.trailsPublisher
            .compactMap { trails in trails.first { $0.id == id } }
            .removeDuplicates()
            .sink { [weak self] trail in
                self?.trail = trail
            }
            .store(in: &cancellables)

        environment.hikes.hikesPublisher
            .map { hikes in hikes.filter { $0.trailID == id }.count }
            .sink { [weak self] count in
                self?.hikeCount = count
            }
            .store(in: &cancellables)
    }

    var formatter: DistanceFormatter { environment.preferences.distanceFormatter }

    var stats: [Stat] {
        [
            Stat(value: formatter.string(fromDistance: trail.length), caption: localized("Length")),
            Stat(value: formatter.string(fromHeight: trail.ascent), caption: localized("Ascent")),
            Stat(value: DurationFormatter.string(from: trail.estimatedDuration), caption: localized("Time")),
        ]
    }

    var hikeCountText: String { L10n.hikeCount(hikeCount) }

    var shareText: String {
        [trail.name, trail.region, formatter.string(fromDistance: trail.length)].joined(separator: ", ")
    }

    func loadForecast() async {
        do {
            let forecast = try await environment.weather.forecast(at: trail.trailhead, on: environment.now())
            let temperature = Measurement(value: forecast.temperature, unit: UnitTemperature.celsius)
            let text = temperature.formatted(.measurement(width: .abbreviated, usage: .weather))
            forecastText = "\(forecast.weather.localizedTitle), \(text)"
        } catch {
            forecastText = nil
            errors.send(error)
        }
    }

    func toggleFavourite() {
        let trail = trail
        Task {
            do {
                try await environment.trails.setFavourite(!trail.isFavourite, for: trail.id)
            } catch {
                errors.send(error)
            }
        }
    }

    func startDownload() {
        let item = environment.downloads.download(region: trail.region)
        observe(item)
    }

    func observe(_ item: MapDownload) {
        observation = item.observe(\.receivedBytes, options: [.initial, .new]) { [weak self] item, _ in
            guard let self else { return }
            MainActor.assumeIsolated {
                self.update(from: item)
            }
        }
    }

    private func update(from item: MapDownload) {
        download = item.fractionCompleted >= 1
            ? .finished
            : .running(item.fractionCompleted, item.statusText)
    }
}
