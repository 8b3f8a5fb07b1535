import Combine
import Foundation
import TrailKit

nonisolated struct JournalSection: Hashable, Sendable {
    let year: Int
    let month: Int
}

final class JournalViewModel {
    nonisolated struct Group: Equatable, Sendable {
        let section: JournalSection
        let hikes: [Hike]
    }

    @Published private(set) var groups: [Group] = []
    @Published private(set) var summary = ""

    let errors = PassthroughSubject<any Error, Never>()
    let undoManager = UndoManager()

    private let repository: any HikeRepository
    private let preferences: Preferences
    private let dateFormatter: HikeDateFormatter
    private let calendar: Calendar
    private var cancellables = Set<AnyCancellable>()

    init(
        repository: any HikeRepository,
        preferences: Preferences,
        calendar: Calendar = .current,
        locale: Locale = .current
    ) {
        self.repository = repository
        self.preferences = preferences
        self.calendar = calendar
        self.dateFormatter = HikeDateFormatter(locale: locale, calendar: calendar)

        repository.hikesPublisher
            .map { hikes in Self.groups(of: hikes, calendar: calendar) }
            .assign(to: &$groups)

        repository.hikesPublisher
            .combineLatest(preferences.changes.prepend(()))
            .sink { [weak self] hikes, _ in
                self?.updateSummary(hikes)
            }
            .store(in: &cancellables)
    }

    func hike(id: Hike.ID) -> Hike? {
        repository.hike(id: id)
    }

    func title(of section: JournalSection) -> String {
        dateFormatter.month(DateComponents(year: section.year, month: section.month, day: 1))
    }

    func detail(of hike: Hike) -> String {
        let formatter = preferences.distanceFormatter
        return [
            dateFormatter.day(hike.date),
            formatter.string(fromDistance: hike.distance),
            DurationFormatter.string(from: hike.duration),
        ].joined(separator: " · ")
    }

    func delete(_ id: Hike.ID) async {
        guard let hike = repository.hike(id: id) else { return }
        do {
            try await repository.remove(id: id)
            registerUndo(for: hike)
        } catch {
            errors.send(error)
        }
    }

    func save(_ hike: Hike) async {
        do {
            try await repository.save(hike)
        } catch {
            errors.send(error)
        }
    }

    func duplicate(_ id: Hike.ID) async {
        guard let hike = repository.hike(id: id) else { return }
        let copy = Hike(
            trailID: hike.trailID,
            title: hike.title,
            date: hike.date,
            duration: hike.duration,
            distance: hike.distance,
            ascent: hike.ascent,
            weather: hike.weather
        )
        await save(copy)
    }

    private func registerUndo(for hike: Hike) {
        undoManager.registerUndo(withTarget: self) { target in
            MainActor.assumeIsolated {
                _ = Task { await target.save(hike) }
            }
        }
        undoManager.setActionName(localized("Delete Hike"))
    }

    private func updateSummary(_ hikes: [Hike]) {
        let statistics = HikeStatistics(hikes: hikes, calendar: calendar)
        let distance = preferences.distanceFormatter.string(fromDistance: statistics.totalDistance)
        summary = "\(L10n.hikeCount(statistics.count)), \(distance)"
    }

    private static func groups(of hikes: [Hike], calendar: Calendar) -> [Group] {
        var result: [Group] = []
        var current: (section: JournalSection, hikes: [Hike])?
        for hike in hikes {
            let components = hike.month(in: calendar)
            let section = JournalSection(year: components.year ?? 0, month: components.month ?? 0)
            if current?.section == section {
                current?.hikes.append(hike)
            } else {
                if let current {
                    result.append(Group(section: current.section, hikes: current.hikes))
                }
                current = (section, [hike])
            }
        }
        if let current {
            result.append(Group(section: current.section, hikes: current.hikes))
        }
        return result
    }
}
