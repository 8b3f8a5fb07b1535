import Combine
import Foundation

/// Keeps the statistics up to date while the journal changes.
@MainActor
public final class StatisticsService {
    private let repository: any HikeRepository
    private let calendar: Calendar

    public init(repository: any HikeRepository, calendar: Calendar = .current) {
        self.repository = repository
        self.calendar = calendar
    }

    public var statistics: AnyPublisher<HikeStatistics, Never> {
        let calendar = calendar
        return repository.hikesPublisher
            .map { HikeStatistics(hikes: $0, calendar: calendar) }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }

    public func statistics(forYear year: Int) -> AnyPublisher<HikeStatistics, Never> {
        let calendar = calendar
        return repository.hikesPublisher
            .map { hikes in
                hikes.filter { calendar.component(.year, from: $0.date) == year }
            }
            .map { HikeStatistics(hikes: $0, calendar: calendar) }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}
