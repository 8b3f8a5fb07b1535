import Foundation

/// Totals and records over a list of hikes.
public struct HikeStatistics: Hashable, Sendable {
    public struct Month: Hashable, Sendable, Identifiable {
        public let year: Int
        public let month: Int
        public let distance: Double
        public let count: Int

        public var id: Int { year * 100 + month }
    }

    public let count: Int
    public let totalDistance: Double
    public let totalAscent: Double
    public let totalDuration: TimeInterval
    public let averageRating: Double?
    public let longest: Hike?
    public let highest: Hike?
    public let months: [Month]

    public init(hikes: [Hike], calendar: Calendar = .current) {
        count = hikes.count
        totalDistance = hikes.reduce(0) { $0 + $1.distance }
        totalAscent = hikes.reduce(0) { $0 + $1.ascent }
        totalDuration = hikes.reduce(0) { $0 + $1.duration }
        let rated = hikes.filter { $0.rating > 0 }
        averageRating = rated.isEmpty
            ? nil
            : Double(rated.map(\.rating).reduce(0, +)) / Double(rated.count)
        longest = hikes.max { $0.distance < $1.distance }
        highest = hikes.max { $0.ascent < $1.ascent }

        let groups = Dictionary(grouping: hikes) { $0.month(in: calendar) }
        months = groups
            .compactMap { components, hikes -> Month? in
                guard let year = components.year, let month = components.month else { return nil }
                return Month(
                    year: year,
                    month: month,
                    distance: hikes.reduce(0) { $0 + $1.distance },
                    count: hikes.count
                )
            }
            .sorted { $0.id < $1.id }
    }

    public static let empty = HikeStatistics(hikes: [])

    /// The share of a yearly goal that has been walked, between zero and one.
    public func progress(towards goal: Double) -> Double {
        guard goal > 0 else { return 0 }
        return min(1, totalDistance / goal)
    }

    /// The number of months in a row, ending with the last one, with a hike in each.
    public var streak: Int {
        guard var expected = months.last else { return 0 }
        var result = 1
        for month in months.dropLast().reversed() {
            let isPrevious = (month.year == expected.year && month.month == expected.month - 1)
                || (month.year == expected.year - 1 && month.month == 12 && expected.month == 1)
            guard isPrevious else { break }
            expected = month
            result += 1
        }
        return result
    }
}
