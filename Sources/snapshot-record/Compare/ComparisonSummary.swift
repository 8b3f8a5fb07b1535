import DarkroomSnapshotStore

/// The output of `compare`: one entry for each kind of difference.
struct ComparisonSummary {
  /// The largest number of snapshots listed in an entry, and of files without a counterpart.
  private static let named = 4
  /// The largest number of places of one snapshot that are listed.
  private static let told = 2

  let comparison: SimulatorComparison

  var lines: [TerminalText] {
    let differing = comparison.causes.filter { !$0.kind.isExpected }
    let expected = comparison.causes.filter(\.kind.isExpected)
    return ["\(comparison.words)"] + differing.flatMap(entry) + expected.map(head) + unpaired
  }

  private var width: Int { "\(comparison.causes.count)".count }
  private var indent: String { String(repeating: " ", count: width + 14) }

  private func head(_ cause: ComparisonCause) -> TerminalText {
    let kind = cause.kind.words
    let number = String(repeating: " ", count: width - "\(cause.number)".count) + "\(cause.number)"
    let word = kind + String(repeating: " ", count: max(0, 10 - kind.count))
    return "\(Console.styled("\(number)", .bold))  "
      + (cause.kind.isExpected
        ? Console.styled("\(word)", .dim) : Console.styled("\(word)", .yellow))
      + "  \(Console.plural(cause.snapshots.count, "snapshot")): \(cause.words)"
  }

  private func entry(_ cause: ComparisonCause) -> [TerminalText] {
    let shown = Set(cause.snapshots.prefix(Self.named))
    let snapshots = comparison.snapshots.filter { shown.contains($0.name) }
    let places = snapshots.flatMap { self.places(of: cause, in: $0) }
    let rest = cause.snapshots.count - snapshots.count
    let more = rest > 0 ? ["… and \(Console.plural(rest, "more snapshot"))"] : []
    return [head(cause)] + (places + more).map { Console.styled("\(indent)\($0)", .dim) }
  }

  private func places(of cause: ComparisonCause, in snapshot: ComparedSnapshot) -> [String] {
    let words = snapshot.findings.filter { $0.kind == cause.kind && $0.cause == cause.words }
      .map(\.words).counted
    let rest = words.count - Self.told
    return ["\(snapshot.name)"] + words.prefix(Self.told).map { "  \($0)" }
      + (rest > 0 ? ["  … and \(rest) more"] : [])
  }

  private var unpaired: [TerminalText] {
    guard let words = comparison.unpairedWords else { return [] }
    let names = comparison.theirsAlone.prefix(Self.named) + comparison.oursAlone.prefix(Self.named)
    return ["Not paired: \(words)"] + names.map { Console.styled("  \($0)", .dim) }
  }
}
