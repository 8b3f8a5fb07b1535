import Combine
import Foundation

@MainActor
public protocol GearRepository: AnyObject {
    var items: [GearItem] { get }
    var itemsPublisher: AnyPublisher<[GearItem], Never> { get }

    func load() async throws
    func save(_ item: GearItem)
    func remove(id: GearItem.ID)
    func move(from source: Int, to destination: Int)
}

@MainActor
public final class StoredGearRepository: GearRepository {
    private static let documentName = "gear"

    private let store: any DocumentStore
    private let seed: [GearItem]
    private var cancellables = Set<AnyCancellable>()

    @Published public private(set) var items: [GearItem] = []

    public init(store: any DocumentStore, seed: [GearItem] = []) {
        self.store = store
        self.seed = seed
    }

    public var itemsPublisher: AnyPublisher<[GearItem], Never> {
        $items.eraseToAnyPublisher()
    }

    public func load() async throws {
        items = try await store.read([GearItem].self, named: Self.documentName) ?? seed
        guard cancellables.isEmpty else { return }
        $items
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] items in
                self?.persist(items)
            }
            .store(in: &cancellables)
    }

    public func save(_ item: GearItem) {
        items.upsert(item)
    }

    public func remove(id: GearItem.ID) {
        items.removeAll { $0.id == id }
    }

    public func move(from source: Int, to destination: Int) {
        guard items.indices.contains(source) else { return }
        let item = items.remove(at: source)
        items.insert(item, at: Swift.min(destination, items.count))
    }

    private func persist(_ items: [GearItem]) {
        let store = store
        Task {
            try? await store.write(items, named: Self.documentName)
        }
    }
}
