import DarkroomSnapshotStore

/// Which tests run, as `swift test` takes it.
struct TestSelection: Sendable {
  var filters: [String] = []
  var skips: [String] = []
  /// Lists of patterns; of each, one must match besides a filter.
  ///
  /// `swift test` cannot say that without names.
  private(set) var narrowings: [[String]] = []
  /// Exact names; nil for all that the patterns leave.
  var names: [String]?

  /// Words for what makes the run smaller; empty for all tests.
  var limits: [String] {
    filters.map { "it ran with --filter \($0)" } + skips.map { "it ran with --skip \($0)" }
  }

  var needsNames: Bool { !narrowings.isEmpty }

  /// Whether a test runs.
  ///
  /// Patterns are compiled once for all tests: compiling a pattern takes longer than matching a name.
  var predicate: (_ test: String) -> Bool {
    if let names {
      let names = Set(names)
      return { names.contains($0) }
    }
    let (isUnfiltered, filters) = (filters.isEmpty, Self.compiled(filters))
    let (narrowings, skips) = (narrowings.map(Self.compiled), Self.compiled(skips))
    return { test in
      (isUnfiltered || filters.contains { test.contains($0) })
        && narrowings.allSatisfy { $0.contains { test.contains($0) } }
        && !skips.contains { test.contains($0) }
    }
  }

  func contains(_ test: String) -> Bool { predicate(test) }

  /// Keeps only the tests that match one of `patterns`.
  mutating func narrow(to patterns: [String]) {
    if filters.isEmpty { filters = patterns } else { narrowings.append(patterns) }
  }

  /// A filter that matches no test as a regular expression, and spells one, is that test.
  func spelled(as listed: [String]) -> TestSelection {
    var result = self
    result.filters = Self.spelled(filters, listed)
    result.skips = Self.spelled(skips, listed)
    result.narrowings = narrowings.map { Self.spelled($0, listed) }
    return result
  }

  private static func spelled(_ patterns: [String], _ listed: [String]) -> [String] {
    patterns.flatMap { pattern -> [String] in
      let regex = compiled([pattern])
      guard !listed.contains(where: { test in regex.contains { test.contains($0) } }),
        let spelling = TestSpelling(pattern)
      else { return [pattern] }
      let likeness = listed.map { TestSpelling($0).map(spelling.likeness) ?? .different }
      let best = likeness.max() ?? .different
      guard best != .different else { return [pattern] }
      return zip(listed, likeness).filter { $0.1 == best }.map { "^\(escaped($0.0))(/|$)" }
    }
  }

  /// The patterns that are regular expressions; others match no test.
  private static func compiled(_ patterns: [String]) -> [Regex<AnyRegexOutput>] {
    patterns.compactMap { try? Regex($0) }
  }

  /// Long lists are split: Linux refuses an argument of 128 KiB.
  var arguments: [String] {
    guard let names else {
      return filters.flatMap { ["--filter", $0] } + skips.flatMap { ["--skip", $0] }
    }
    var chunks: [[String]] = [[]]
    var size = 0
    for name in names.map(Self.escaped) {
      if size + name.utf8.count > 60_000 {
        chunks.append([])
        size = 0
      }
      chunks[chunks.count - 1].append(name)
      size += name.utf8.count + 1
    }
    return chunks.flatMap { ["--filter", "^(\($0.joined(separator: "|")))(/|$)"] }
  }

  /// A regular expression that matches only `text`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if #"\^$.|?*+()[]{}"#.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
