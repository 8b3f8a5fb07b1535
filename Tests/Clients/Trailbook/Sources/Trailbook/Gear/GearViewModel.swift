import Combine
import Foundation
import TrailKit

final class GearViewModel {
    @Published private(set) var items: [GearItem] = []

    private let repository: any GearRepository
    private let preferences: Preferences
    private var cancellables = Set<AnyCancellable>()

    init(repository: any GearRepository, preferences: Preferences) {
        self.repository = repository
        self.preferences = preferences
        repository.itemsPublisher
            .sink { [weak self] items in
                self?.items = items
            }
            .store(in: &cancellables)
    }

    var packedWeightText: String {
        preferences.distanceFormatter.string(fromWeight: items.packed.totalWeight)
    }

    var packedShare: Float {
        items.isEmpty ? 0 : Float(items.packed.count) / Float(items.count)
    }

    func weightText(of item: GearItem) -> String {
        preferences.distanceFormatter.string(fromWeight: item.weight)
    }

    func togglePacked(at index: Int) {
        guard items.indices.contains(index) else { return }
        var item = items[index]
        item.isPacked.toggle()
        repository.save(item)
    }

    func add(_ item: GearItem) {
        repository.save(item)
    }

    func remove(id: GearItem.ID) {
        repository.remove(id: id)
    }

    func move(from source: Int, to destination: Int) {
        repository.move(from: source, to: destination)
    }

    func unpackAll() {
        items.packed.forEach { item in
            var copy = item
            copy.isPacked = false
            repository.save(copy)
        }
    }

    func reload() async throws {
        try await repository.load()
    }
}
