import Foundation

struct Money: Hashable, Comparable, CustomStringConvertible {
    let cents: Int

    static let zero = Money(cents: 0)

    static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }
    static func * (left: Money, right: Int) -> Money { Money(cents: left.cents * right) }
    static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }

    var description: String {
        let rest = cents % 100
        return "€\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

struct Product: Hashable {
    enum Category: String, CaseIterable {
        case `default` = "All"
        case tea, coffee
        case `extension` = "Cables"

        var title: String {
            switch self {
            case .default: return "All"
            case .tea: return "Tea"
            case .coffee: return "Coffee"
            case .extension: return "Cables"
            }
        }
    }

    let identifier: String
    let name: String
    let category: Category
    let price: Money
    var isAvailable = true
    var `description`: String { "\(name) for \(price)" }

    init(_ identifier: String, _ name: String, in category: Category, cents: Int, isAvailable: Bool = true) {
        self.identifier = identifier
        self.name = name
        self.category = category
        self.price = Money(cents: cents)
        self.isAvailable = isAvailable
    }
}

enum CatalogueError: Error, Equatable {
    case offline
    case status(code: Int)
}

protocol CatalogueService {
    func products(completion: @escaping (Result<[Product], CatalogueError>) -> Void)
}

final class BundledCatalogue: CatalogueService {
    static let all = [
        Product("earl", "Earl Grey", in: .tea, cents: 450),
        Product("sencha", "Sencha", in: .tea, cents: 620),
        Product("mocha", "Mocha", in: .coffee, cents: 890),
        Product("drip", "Drip Bags", in: .coffee, cents: 510, isAvailable: false),
        Product("cable", "Kettle Cord", in: .extension, cents: 1299),
    ]

    func products(completion: @escaping (Result<[Product], CatalogueError>) -> Void) {
        completion(.success(Self.all))
    }
}
