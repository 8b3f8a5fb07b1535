import Foundation

public enum TrailSort: String, CaseIterable, Codable, Sendable {
    case name
    case length
    case difficulty

    public var localizedTitle: String { L10n.string("sort.\(rawValue)") }
}

/// Filters and sorts trails.
public struct TrailSearch: Equatable, Sendable {
    public var text: String
    public var difficulties: Set<Difficulty>
    public var onlyFavourites: Bool
    public var sort: TrailSort

    public init(
        text: String = "",
        difficulties: Set<Difficulty> = [],
        onlyFavourites: Bool = false,
        sort: TrailSort = .name
    ) {
        self.text = text
        self.difficulties = difficulties
        self.onlyFavourites = onlyFavourites
        self.sort = sort
    }

    public func results(in trails: [Trail]) -> [Trail] {
        trails.filter(matches).sorted(by: isOrderedBefore)
    }

    public func matches(_ trail: Trail) -> Bool {
        if onlyFavourites && !trail.isFavourite { return false }
        if !difficulties.isEmpty && !difficulties.contains(trail.difficulty) { return false }
        let haystack = ([trail.name, trail.region] + trail.tags).map(Self.fold)
        return words.allSatisfy { word in
            haystack.contains { $0.contains(word) }
        }
    }

    private var words: [String] {
        Self.fold(text).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private func isOrderedBefore(_ lhs: Trail, _ rhs: Trail) -> Bool {
        switch sort {
        case .name:
            return lhs.name.localizedStandardCompare(rhs.name) == .orderedAscending
        case .length:
            return lhs.length < rhs.length
        case .difficulty:
            return (lhs.difficulty.level, lhs.name) < (rhs.difficulty.level, rhs.name)
        }
    }

    private static func fold(_ string: String) -> String {
        string.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
