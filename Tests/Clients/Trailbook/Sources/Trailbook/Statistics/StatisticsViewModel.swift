import Combine
import Foundation
import TrailKit

nonisolated enum StatisticsSection: Int, CaseIterable, Sendable {
    case records
    case months
}

nonisolated enum StatisticsItem: Hashable, Sendable {
    case record(title: String, value: String)
    case month(HikeStatistics.Month)
}

final class StatisticsViewModel {
    @Published private(set) var progress = 0.0
    @Published private(set) var goalText = ""
    @Published private(set) var records: [StatisticsItem] = []
    @Published private(set) var months: [HikeStatistics.Month] = []

    private let preferences: Preferences
    private let monthFormatter: HikeDateFormatter
    private var cancellables = Set<AnyCancellable>()

    init(service: StatisticsService, preferences: Preferences, locale: Locale = .current) {
        self.preferences = preferences
        self.monthFormatter = HikeDateFormatter(locale: locale)
        service.statistics
            .combineLatest(preferences.changes.prepend(()))
            .sink { [weak self] statistics, _ in
                self?.update(statistics)
            }
            .store(in: &cancellables)
    }

    var longestMonth: Double { months.map(\.distance).max() ?? 0 }

    func title(of month: HikeStatistics.Month) -> String {
        monthFormatter.month(DateComponents(year: month.year, month: month.month, day: 1))
    }

    func value(of month: HikeStatistics.Month) -> String {
        preferences.distanceFormatter.string(fromDistance: month.distance)
    }

    private func update(_ statistics: HikeStatistics) {
        let formatter = preferences.distanceFormatter
        progress = statistics.progress(towards: preferences.yearlyGoal)
        goalText = formatter.string(fromDistance: preferences.yearlyGoal)
        months = statistics.months
        var items: [StatisticsItem] = [
            .record(title: localized("Distance"), value: formatter.string(fromDistance: statistics.totalDistance)),
            .record(title: localized("Ascent"), value: formatter.string(fromHeight: statistics.totalAscent)),
            .record(title: localized("Time"), value: DurationFormatter.string(from: statistics.totalDuration)),
        ]
        if let longest = statistics.longest {
            items.append(.record(title: localized("Longest hike"), value: longest.title))
        }
        if let rating = statistics.averageRating {
            items.append(.record(title: localized("Average rating"), value: String(format: "%.1f", rating)))
        }
        records = items
    }
}
