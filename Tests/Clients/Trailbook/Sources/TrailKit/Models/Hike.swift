import Foundation

/// One outing, as written in the journal.
public struct Hike: Identifiable, Codable, Hashable, Sendable {
    public typealias ID = UUID

    public let id: ID
    public var trailID: Trail.ID?
    public var title: String
    public var date: Date
    public var duration: TimeInterval
    public var distance: Double
    public var ascent: Double
    public var rating: Int
    public var weather: Weather
    public var notes: String
    public var companions: [String]

    public init(
        id: ID = ID(),
        trailID: Trail.ID? = nil,
        title: String,
        date: Date,
        duration: TimeInterval = 0,
        distance: Double = 0,
        ascent: Double = 0,
        rating: Int = 0,
        weather: Weather = .sunny,
        notes: String = "",
        companions: [String] = []
    ) {
        self.id = id
        self.trailID = trailID
        self.title = title
        self.date = date
        self.duration = duration
        self.distance = distance
        self.ascent = ascent
        self.rating = min(max(rating, 0), 5)
        self.weather = weather
        self.notes = notes
        self.companions = companions
    }

    /// Metres per second, or `nil` when nothing was measured.
    public var averageSpeed: Double? {
        guard duration > 0, distance > 0 else { return nil }
        return distance / duration
    }

    public func month(in calendar: Calendar = .current) -> DateComponents {
        calendar.dateComponents([.year, .month], from: date)
    }
}

extension Hike {
    public enum ValidationIssue: Error, Equatable, Sendable {
        case emptyTitle
        case negativeDistance
        case futureDate
    }

    public func validationIssues(now: Date = Date()) -> [ValidationIssue] {
        var issues: [ValidationIssue] = []
        if title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
            issues.append(.emptyTitle)
        }
        if distance < 0 {
            issues.append(.negativeDistance)
        }
        if date > now {
            issues.append(.futureDate)
        }
        return issues
    }
}
