import Foundation

/// How demanding a trail is, from a stroll to a scramble.
public enum Difficulty: String, Codable, CaseIterable, Sendable {
    case easy
    case moderate
    case hard
    case expert

    /// Position in the scale, starting from one.
    public var level: Int {
        switch self {
        case .easy: return 1
        case .moderate: return 2
        case .hard: return 3
        case .expert: return 4
        }
    }

    public var localizedTitle: String {
        switch self {
        case .easy: return L10n.string("difficulty.easy")
        case .moderate: return L10n.string("difficulty.moderate")
        case .hard: return L10n.string("difficulty.hard")
        case .expert: return L10n.string("difficulty.expert")
        }
    }

    /// The SF Symbol shown next to the title.
    public var symbolName: String {
        switch self {
        case .easy: return "leaf"
        case .moderate: return "figure.walk"
        case .hard: return "mountain.2"
        case .expert: return "exclamationmark.triangle"
        }
    }
}

extension Difficulty: Comparable {
    public static func < (lhs: Difficulty, rhs: Difficulty) -> Bool {
        lhs.level < rhs.level
    }
}
