/// The difference between two texts as hunks of lines with context.
///
/// The signs are upstream's: U+2212, an ASCII plus, and a figure space.
struct UnifiedPatch {
  private struct Hunk {
    var firstStart: Int
    var secondStart: Int
    var firstCount = 0
    var secondCount = 0
    var lines: [String] = []

    var text: String {
      let mark =
        "@@ \(UnifiedPatch.minus)\(firstStart + 1),\(firstCount) +\(secondStart + 1),\(secondCount) @@"
      return ([mark] + lines).joined(separator: "\n")
    }

    mutating func add(_ line: Substring, _ side: LineDifference.Side) {
      let sign =
        side == .first ? UnifiedPatch.minus : side == .second ? "+" : UnifiedPatch.figureSpace
      lines.append("\(sign)\(line)\(line.hasSuffix(" ") ? "¬" : "")")
      if side != .second { firstCount += 1 }
      if side != .first { secondCount += 1 }
    }
  }

  private static let minus = "\u{2212}"
  private static let figureSpace = "\u{2007}"
  private static let context = 4

  let text: String

  /// Returns nil if the texts are equal.
  init?(_ first: String, _ second: String) {
    guard first != second else { return nil }
    let difference = LineDifference(
      first.split(separator: "\n", omittingEmptySubsequences: false),
      second.split(separator: "\n", omittingEmptySubsequences: false))
    text = Self.hunks(difference.runs).map(\.text).joined(separator: "\n")
  }

  private static func hunks(_ runs: [LineDifference.Run]) -> [Hunk] {
    var hunks: [Hunk] = []
    var open: Hunk?
    var (first, second) = (0, 0)
    for (index, run) in runs.enumerated() {
      if run.side == .both {
        let isLast = index == runs.count - 1
        if var hunk = open {
          let closes = run.lines.count > context * 2
          for line in run.lines.prefix(closes ? context : run.lines.count) { hunk.add(line, .both) }
          if closes { hunks.append(hunk) }
          open = closes ? nil : hunk
        }
        first += run.lines.count
        second += run.lines.count
        if open == nil, !isLast { open = opened(after: run, first, second) }
      } else {
        var hunk = open ?? Hunk(firstStart: first, secondStart: second)
        for line in run.lines { hunk.add(line, run.side) }
        if run.side == .first { first += run.lines.count } else { second += run.lines.count }
        open = hunk
      }
    }
    return hunks + (open.map { [$0] } ?? [])
  }

  private static func opened(after run: LineDifference.Run, _ first: Int, _ second: Int) -> Hunk {
    let lines = run.lines.suffix(context)
    var hunk = Hunk(firstStart: first - lines.count, secondStart: second - lines.count)
    for line in lines { hunk.add(line, .both) }
    return hunk
  }
}
