import Combine
import Foundation
import TrailKit

nonisolated enum TrailListSection: Int, Hashable, CaseIterable, Sendable {
    case favourites
    case difficulties
    case all
}

nonisolated enum TrailListItem: Hashable, Sendable {
    case favourite(Trail.ID)
    case difficulty(Difficulty)
    case trail(Trail.ID)
}

final class TrailListViewModel: ObservableObject {
    nonisolated struct Content: Equatable, Sendable {
        var favourites: [Trail] = []
        var difficulties: [Difficulty] = []
        var trails: [Trail] = []
    }

    @Published var search = TrailSearch()
    @Published private(set) var content = Content()
    @Published private(set) var isLoading = false

    let errors = PassthroughSubject<any Error, Never>()

    private let repository: any TrailRepository
    private let preferences: Preferences
    private var cancellables = Set<AnyCancellable>()

    init(repository: any TrailRepository, preferences: Preferences) {
        self.repository = repository
        self.preferences = preferences

        Publishers.CombineLatest(repository.trailsPublisher, $search)
            .map { trails, search -> Content in
                let isFiltering = !search.text.isEmpty || !search.difficulties.isEmpty
                return Content(
                    favourites: isFiltering ? [] : trails.filter(\.isFavourite),
                    difficulties: isFiltering ? [] : Difficulty.allCases,
                    trails: search.results(in: trails)
                )
            }
            .removeDuplicates()
            .assign(to: &$content)
    }

    var formatter: DistanceFormatter { preferences.distanceFormatter }

    func trail(for item: TrailListItem) -> Trail? {
        switch item {
        case .favourite(let id), .trail(let id):
            return repository.trail(id: id)
        case .difficulty:
            return nil
        }
    }

    func count(of difficulty: Difficulty) -> Int {
        repository.trails.filter { $0.difficulty == difficulty }.count
    }

    func subtitle(for trail: Trail) -> String {
        [
            trail.region,
            formatter.string(fromDistance: trail.length),
            DurationFormatter.string(from: trail.estimatedDuration),
        ].joined(separator: " · ")
    }

    func reload() async {
        isLoading = true
        defer { isLoading = false }
        do {
            try await repository.load()
        } catch {
            errors.send(error)
        }
    }

    func toggleFavourite(_ id: Trail.ID) {
        guard let trail = repository.trail(id: id) else { return }
        Task {
            do {
                try await repository.setFavourite(!trail.isFavourite, for: id)
            } catch {
                errors.send(error)
            }
        }
    }

    func toggle(_ difficulty: Difficulty) {
        search.difficulties.formSymmetricDifference([difficulty])
    }
}
