import Foundation

public struct GearItem: Identifiable, Codable, Hashable, Sendable {
    public enum Category: String, Codable, CaseIterable, Sendable {
        case clothing, shelter, cooking, navigation, safety

        public var localizedTitle: String { L10n.string("gear.category.\(rawValue)") }

        public var symbolName: String {
            switch self {
            case .clothing: return "tshirt"
            case .shelter: return "tent"
            case .cooking: return "flame"
            case .navigation: return "map"
            case .safety: return "cross.case"
            }
        }
    }

    public let id: UUID
    public var name: String
    public var category: Category
    /// Grams.
    public var weight: Double
    public var isPacked: Bool
    public var notes: String

    public init(
        id: UUID = UUID(),
        name: String,
        category: Category,
        weight: Double,
        isPacked: Bool = false,
        notes: String = ""
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.weight = weight
        self.isPacked = isPacked
        self.notes = notes
    }
}

extension Collection where Element == GearItem {
    public var totalWeight: Double { reduce(0) { $0 + $1.weight } }
    public var packed: [GearItem] { filter(\.isPacked) }
}
