/// The lines of two texts in the order of a merge, each with the side on which it occurs.
///
/// The algorithm finds the longest common run of lines and then does the same before and after it. Unlike a shortest
/// edit script, this keeps blocks together.
///
/// - SeeAlso: J. W. Ratcliff, D. E. Metzener, "Pattern matching: the gestalt approach" (1988). We differ: lines are
///   matched instead of characters, and nothing is scored.
struct LineDifference {
  enum Side { case first, second, both }

  struct Run: Equatable {
    var lines: [Substring]
    var side: Side
  }

  private(set) var runs: [Run] = []

  init(_ first: [Substring], _ second: [Substring]) {
    split(first[...], second[...])
  }

  private mutating func split(_ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>) {
    guard let common = Self.longestRun(first, second) else {
      append(first, .first)
      append(second, .second)
      return
    }
    split(first[..<common.first], second[..<common.second])
    append(first[common.first..<common.first + common.count], .both)
    split(first[(common.first + common.count)...], second[(common.second + common.count)...])
  }

  private mutating func append(_ lines: ArraySlice<Substring>, _ side: Side) {
    guard !lines.isEmpty else { return }
    if let last = runs.last, last.side == side {
      runs[runs.count - 1].lines += lines
    } else {
      runs.append(Run(lines: Array(lines), side: side))
    }
  }

  private static func longestRun(_ first: ArraySlice<Substring>, _ second: ArraySlice<Substring>)
    -> (first: Int, second: Int, count: Int)?
  {
    var places: [Substring: [Int]] = [:]
    for (index, line) in zip(first.indices, first) { places[line, default: []].append(index) }
    var best: (first: Int, second: Int, count: Int)?
    var lengths: [Int: Int] = [:]
    for (j, line) in zip(second.indices, second) {
      var next: [Int: Int] = [:]
      for i in places[line] ?? [] {
        let length = (lengths[i - 1] ?? 0) + 1
        next[i] = length
        if length > (best?.count ?? 0) { best = (i - length + 1, j - length + 1, length) }
      }
      lengths = next
    }
    return best
  }
}
