import Combine
import Foundation

@MainActor
public protocol HikeRepository: AnyObject {
    var hikes: [Hike] { get }
    var hikesPublisher: AnyPublisher<[Hike], Never> { get }

    func load() async throws
    func save(_ hike: Hike) async throws
    func remove(id: Hike.ID) async throws
}

extension HikeRepository {
    public func hike(id: Hike.ID) -> Hike? {
        hikes.first { $0.id == id }
    }

    public func hikes(on trailID: Trail.ID) -> [Hike] {
        hikes.filter { $0.trailID == trailID }
    }
}

@MainActor
public final class StoredHikeRepository: HikeRepository {
    private static let documentName = "hikes"

    private let store: any DocumentStore
    private let seed: [Hike]
    private let subject = CurrentValueSubject<[Hike], Never>([])

    public init(store: any DocumentStore, seed: [Hike] = []) {
        self.store = store
        self.seed = seed
    }

    public var hikes: [Hike] { subject.value }

    public var hikesPublisher: AnyPublisher<[Hike], Never> {
        subject.eraseToAnyPublisher()
    }

    public func load() async throws {
        let stored = try await store.read([Hike].self, named: Self.documentName) ?? seed
        subject.send(stored.sorted { $0.date > $1.date })
    }

    public func save(_ hike: Hike) async throws {
        let issues = hike.validationIssues()
        guard issues.isEmpty else { throw TrailError.invalid(issues) }
        var copy = hikes
        copy.upsert(hike)
        try await commit(copy)
    }

    public func remove(id: Hike.ID) async throws {
        guard hikes.contains(where: { $0.id == id }) else { throw TrailError.notFound(id) }
        try await commit(hikes.filter { $0.id != id })
    }

    private func commit(_ hikes: [Hike]) async throws {
        let sorted = hikes.sorted { $0.date > $1.date }
        subject.send(sorted)
        try await store.write(sorted, named: Self.documentName)
    }
}

@MainActor
public final class InMemoryHikeRepository: HikeRepository {
    @Published public private(set) var hikes: [Hike]

    public init(hikes: [Hike] = []) {
        self.hikes = hikes.sorted { $0.date > $1.date }
    }

    public var hikesPublisher: AnyPublisher<[Hike], Never> {
        $hikes.eraseToAnyPublisher()
    }

    public func load() async throws {}

    public func save(_ hike: Hike) async throws {
        let issues = hike.validationIssues()
        guard issues.isEmpty else { throw TrailError.invalid(issues) }
        var copy = hikes
        copy.upsert(hike)
        hikes = copy.sorted { $0.date > $1.date }
    }

    public func remove(id: Hike.ID) async throws {
        guard let index = hikes.firstIndex(where: { $0.id == id }) else {
            throw TrailError.notFound(id)
        }
        hikes.remove(at: index)
    }
}

extension Array where Element: Identifiable {
    /// Replaces the element with the same identity, or appends it.
    mutating func upsert(_ element: Element) {
        if let index = firstIndex(where: { $0.id == element.id }) {
            self[index] = element
        } else {
            append(element)
        }
    }
}
