import Combine
import Foundation
import Testing
@testable import TrailKit

@MainActor
@Suite("Repositories")
struct RepositoryTests {
    @Test
    func seedIsUsedOnce() async throws {
        let store = InMemoryDocumentStore()
        let repository = StoredHikeRepository(store: store, seed: SampleData.hikes)
        try await repository.load()
        #expect(repository.hikes.count == 3)

        try await repository.remove(id: repository.hikes[0].id)
        let second = StoredHikeRepository(store: store, seed: SampleData.hikes)
        try await second.load()
        #expect(second.hikes.count == 2)
    }

    @Test
    func hikesAreSortedByDate() async throws {
        let repository = InMemoryHikeRepository(hikes: SampleData.hikes)
        #expect(repository.hikes.map(\.title) == ["Larch Ridge", "Miller's Gorge", "Heron Lake Loop"])
    }

    @Test
    func invalidHikesAreRejected() async {
        let repository = InMemoryHikeRepository()
        await #expect(throws: TrailError.invalid([.emptyTitle])) {
            try await repository.save(Hike(title: "", date: .distantPast))
        }
        #expect(repository.hikes.isEmpty)
    }

    @Test
    func failingStore() async throws {
        let store = InMemoryDocumentStore()
        await store.fail(with: .offline)
        let repository = StoredTrailRepository(store: store)
        await #expect(throws: TrailError.offline) {
            try await repository.load()
        }
    }

    @Test
    func favouritesArePublished() async throws {
        let repository = InMemoryTrailRepository(trails: SampleData.trails)
        var counts: [Int] = []
        let cancellable = repository.trailsPublisher
            .map { trails in trails.filter(\.isFavourite).count }
            .sink { counts.append($0) }
        defer { cancellable.cancel() }

        try await repository.setFavourite(true, for: SampleData.trails[1].id)
        try await repository.setFavourite(false, for: SampleData.trails[0].id)
        #expect(counts == [2, 3, 2])
    }

    @Test
    func gearCanBeMoved() async throws {
        let repository = StoredGearRepository(store: InMemoryDocumentStore(), seed: SampleData.gear)
        try await repository.load()
        repository.move(from: 0, to: 2)
        #expect(repository.items.map(\.name).prefix(3) == ["Two-person tent", "Gas stove", "Rain jacket"])
        #expect(repository.items.totalWeight == SampleData.gear.totalWeight)
    }

    @Test
    func fileStore() async throws {
        let directory = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = FileDocumentStore(directory: directory)
        let missing = try await store.read([GearItem].self, named: "gear")
        #expect(missing == nil)
        try await store.write(SampleData.gear, named: "gear")
        let read = try await store.read([GearItem].self, named: "gear")
        #expect(read == SampleData.gear)

        try Data("nonsense".utf8).write(to: directory.appendingPathComponent("gear.json"))
        await #expect(throws: TrailError.unreadable(file: "gear")) {
            _ = try await store.read([GearItem].self, named: "gear")
        }
    }
}
