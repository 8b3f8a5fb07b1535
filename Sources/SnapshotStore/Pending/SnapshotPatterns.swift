/// Interprets patterns on a command line.
package enum SnapshotPatterns {
  /// The elements of `all` that match one of `patterns`, in their order; all of them if there are no patterns.
  ///
  /// A pattern that names a test with module, suite and function selects only that test, in every spelling. Any other
  /// pattern is interpreted by `ResultLine.matches`, or else as a possible name of tests.
  package static func selected<Element>(
    _ all: [Element], by patterns: [String], _ line: (Element) -> ResultLine
  ) -> [Element] {
    guard !patterns.isEmpty else { return all }
    let lines = all.map(line)
    let chosen = patterns.reduce(into: Set<Int>()) { $0.formUnion(indices(of: lines, by: $1)) }
    return all.indices.filter(chosen.contains).map { all[$0] }
  }

  private static func indices(of lines: [ResultLine], by pattern: String) -> [Int] {
    let spelling = TestSpelling(pattern)
    let likeness = lines.map { line in
      spelling.flatMap { spelled in TestSpelling(line.test).map(spelled.likeness) } ?? .different
    }
    let best = likeness.max() ?? .different
    let spelled = lines.indices.filter { best != .different && likeness[$0] == best }
    if spelling?.isFull == true, !spelled.isEmpty { return spelled }
    let plain = lines.indices.filter { lines[$0].matches(pattern) }
    return plain.isEmpty ? spelled : plain
  }
}
