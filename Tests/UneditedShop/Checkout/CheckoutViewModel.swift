import Foundation

final class CheckoutViewModel {
    enum Field: Int, CaseIterable {
        case name, street, postcode

        var placeholder: String {
            switch self {
            case .name: return "Name"
            case .street: return "Street"
            case .postcode: return "Postcode"
            }
        }

        var path: WritableKeyPath<Address, String> {
            switch self {
            case .name: return \.name
            case .street: return \.street
            case .postcode: return \.postcode
            }
        }
    }

    let isValid = Observable(false)
    let countries = ["France", "Italy", "Portugal", "Spain"]
    private(set) var address = Address()
    var delivery = Date(timeIntervalSince1970: 1_700_000_000)
    private let basket: Basket

    init(basket: Basket) {
        self.basket = basket
    }

    subscript(field: Field) -> String {
        get { address[keyPath: field.path] }
        set {
            address[keyPath: field.path] = newValue
            isValid.value = Field.allCases.allSatisfy { error(in: $0) == nil }
        }
    }

    var country: Int {
        get { countries.firstIndex(of: address.country) ?? 0 }
        set { address.country = countries[newValue] }
    }

    func error(in field: Field) -> String? {
        let text = self[field]
        if text.isEmpty { return "\(field.placeholder) is missing" }
        if field == .postcode, !text.allSatisfy({ $0.isNumber || $0 == "-" }) { return "Postcode has letters" }
        return nil
    }

    func order() -> Order? {
        isValid.value ? Order(basket: basket, address: address, delivery: delivery) : nil
    }
}
