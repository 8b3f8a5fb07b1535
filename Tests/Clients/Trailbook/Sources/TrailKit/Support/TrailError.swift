import Foundation

public enum TrailError: Error, Equatable, Sendable {
    case notFound(UUID)
    case unreadable(file: String)
    case unwritable(file: String)
    case invalid([Hike.ValidationIssue])
    case offline
}

extension TrailError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .notFound:
            return L10n.string("error.notFound")
        case .unreadable(let file):
            return L10n.format("error.unreadable", file)
        case .unwritable(let file):
            return L10n.format("error.unwritable", file)
        case .invalid(let issues):
            return issues.map(\.message).joined(separator: "\n")
        case .offline:
            return L10n.string("error.offline")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .offline, .unreadable, .unwritable:
            return L10n.string("error.tryAgain")
        case .notFound, .invalid:
            return nil
        }
    }
}

extension Hike.ValidationIssue {
    var message: String {
        switch self {
        case .emptyTitle: return L10n.string("validation.emptyTitle")
        case .negativeDistance: return L10n.string("validation.negativeDistance")
        case .futureDate: return L10n.string("validation.futureDate")
        }
    }
}
