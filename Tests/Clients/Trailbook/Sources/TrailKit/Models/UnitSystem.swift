import Foundation

public enum UnitSystem: Int, Codable, CaseIterable, Sendable {
    case metric
    case imperial

    public var lengthUnit: UnitLength {
        switch self {
        case .metric: return .kilometers
        case .imperial: return .miles
        }
    }

    public var heightUnit: UnitLength {
        switch self {
        case .metric: return .meters
        case .imperial: return .feet
        }
    }

    public var massUnit: UnitMass {
        switch self {
        case .metric: return .kilograms
        case .imperial: return .pounds
        }
    }

    public var localizedTitle: String {
        switch self {
        case .metric: return L10n.string("units.metric")
        case .imperial: return L10n.string("units.imperial")
        }
    }
}
