/// The contradicting constraints of a run: their count, and each set once with its tests.
struct ConflictSummary {
  /// How many are shown.
  private static let limit = 5

  private let conflicts: [LayoutConflict]

  init(_ outcome: RunOutcome) { conflicts = outcome.conflicts }

  /// The count in words: `3 constraint conflicts, 2 of them different`; nil if there are none.
  var count: String? {
    let all = conflicts.reduce(0) { $0 + $1.count }
    guard all > 0 else { return nil }
    let different = conflicts.count < all ? ", \(conflicts.count) different" : ""
    return "\(Console.plural(all, "constraint conflict"))\(different)"
  }

  /// The text from iOS, without the advice that is always the same.
  var lines: [String] {
    let shown = conflicts.prefix(Self.limit).flatMap { conflict in
      [
        "CONFLICT \(conflict.subject)\(conflict.count > 1 ? " (\(conflict.count) times)" : "")",
        "  Unable to simultaneously satisfy constraints:",
      ] + conflict.lines.map { "    \($0)" }
    }
    let rest = conflicts.count - Self.limit
    return shown + (rest > 0 ? ["… and \(rest) more; --reporter json=FILE has all"] : [])
  }
}
