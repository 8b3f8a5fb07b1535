import DarkroomSnapshotStore

/// The selection of tests to run, as `swift test` takes it.
struct TestSelection: Sendable {
  var filters: [String] = []
  var skips: [String] = []
  /// Lists of patterns; in addition to a filter, one pattern of each list must match.
  ///
  /// `swift test` can express that only with names.
  private(set) var narrowings: [[String]] = []
  /// The exact names; nil for all tests that the patterns select.
  var names: [String]?

  /// Descriptions of the restrictions; empty for all tests.
  var limits: [String] {
    filters.map { "it ran with --filter \($0)" } + skips.map { "it ran with --skip \($0)" }
  }

  var needsNames: Bool { !narrowings.isEmpty }

  /// Whether a test runs.
  ///
  /// Patterns are compiled once for all tests, because compiling a pattern takes longer than matching a name.
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

  /// Resolves a filter that is the exact name of a test but matches no test as a regular expression.
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

  /// The patterns that are valid regular expressions; other patterns match no test.
  private static func compiled(_ patterns: [String]) -> [Regex<AnyRegexOutput>] {
    patterns.compactMap { try? Regex($0) }
  }

  /// Long lists are split, because Linux rejects arguments of 128 KiB and more.
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
