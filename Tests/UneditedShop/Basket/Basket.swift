import Foundation

@objcMembers
final class BasketLine: NSObject {
    let identifier: String
    let name: String
    dynamic var count: Int
    var isLocked = false
    @nonobjc let price: Money

    init(product: Product, count: Int) {
        identifier = product.identifier
        name = product.name
        price = product.price
        self.count = count
    }

    @nonobjc var total: Money { price * count }

    func increment() { count += 1 }
    func decrement() { count = max(0, count - 1) }
    @objc(addPieces:) func add(_ pieces: NSNumber) { count += pieces.intValue }
}

/// Posts `didChange` for each change.
class Basket: NSObject {
    static let didChange = Notification.Name("BasketDidChange")

    @objc private(set) dynamic var lines: [BasketLine] = []

    @objc var count: Int { lines.map { $0.count }.reduce(0, +) }
    var total: Money { lines.map { $0.total }.reduce(.zero, +) }
    @objc var isEmpty: Bool { lines.isEmpty }

    func add(_ product: Product, count: Int = 1) {
        if let line = lines.first(where: { $0.identifier == product.identifier }) {
            line.add(NSNumber(value: count))
        } else {
            lines.append(BasketLine(product: product, count: count))
        }
        changed()
    }

    func remove(at index: Int) {
        lines.remove(at: index)
        changed()
    }

    func move(from source: Int, to destination: Int) {
        lines.insert(lines.remove(at: source), at: destination)
        changed()
    }

    @objc func removeAll() {
        guard !lines.isEmpty else { return }
        lines.removeAll()
        changed()
    }

    func changed() {
        NotificationCenter.default.post(name: Basket.didChange, object: self, userInfo: [#keyPath(Basket.count): count])
    }
}

final class Order: NSObject {
    let lines: [BasketLine]
    let address: Address
    let delivery: Date
    let total: Money

    init(basket: Basket, address: Address, delivery: Date) {
        lines = basket.lines
        total = basket.total
        self.address = address
        self.delivery = delivery
    }
}

struct Address: Equatable {
    var name = ""
    var street = ""
    var postcode = ""
    var country = "Portugal"
}
