import Combine
import Foundation

@MainActor
public protocol TrailRepository: AnyObject {
    var trails: [Trail] { get }
    var trailsPublisher: AnyPublisher<[Trail], Never> { get }

    func load() async throws
    func setFavourite(_ isFavourite: Bool, for id: Trail.ID) async throws
}

extension TrailRepository {
    public func trail(id: Trail.ID) -> Trail? {
        trails.first { $0.id == id }
    }

    public var favourites: [Trail] {
        trails.filter(\.isFavourite)
    }
}

@MainActor
public final class StoredTrailRepository: TrailRepository {
    private static let documentName = "trails"

    private let store: any DocumentStore
    private let seed: [Trail]
    private let subject: CurrentValueSubject<[Trail], Never>

    public init(store: any DocumentStore, seed: [Trail] = []) {
        self.store = store
        self.seed = seed
        self.subject = CurrentValueSubject([])
    }

    public var trails: [Trail] { subject.value }

    public var trailsPublisher: AnyPublisher<[Trail], Never> {
        subject.eraseToAnyPublisher()
    }

    public func load() async throws {
        let stored = try await store.read([Trail].self, named: Self.documentName)
        subject.send(stored ?? seed)
    }

    public func setFavourite(_ isFavourite: Bool, for id: Trail.ID) async throws {
        var copy = trails
        guard let index = copy.firstIndex(where: { $0.id == id }) else {
            throw TrailError.notFound(id)
        }
        copy[index].isFavourite = isFavourite
        subject.send(copy)
        try await store.write(copy, named: Self.documentName)
    }
}

@MainActor
public final class InMemoryTrailRepository: TrailRepository {
    @Published public private(set) var trails: [Trail]
    public private(set) var loadCount = 0
    public var loadError: (any Error)?

    public init(trails: [Trail] = []) {
        self.trails = trails
    }

    public var trailsPublisher: AnyPublisher<[Trail], Never> {
        $trails.eraseToAnyPublisher()
    }

    public func load() async throws {
        loadCount += 1
        if let loadError { throw loadError }
    }

    public func setFavourite(_ isFavourite: Bool, for id: Trail.ID) async throws {
        guard let index = trails.firstIndex(where: { $0.id == id }) else {
            throw TrailError.notFound(id)
        }
        trails[index].isFavourite = isFavourite
    }
}
