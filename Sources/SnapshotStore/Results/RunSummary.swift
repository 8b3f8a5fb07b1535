/// The results of one test run, computed from its lines.
package struct RunSummary: Equatable, Sendable {
  /// The last line of each reference and place, ordered by file, line and reference.
  ///
  /// If assertions that use one reference contradict each other, each of them has an error, and none has a value.
  package let lines: [ResultLine]
  /// Assertions of different processes that use one path with different contents; within a process the assertions
  /// themselves detect this.
  package let collisions: [(ResultLine, ResultLine)]

  package init(_ lines: [ResultLine]) {
    struct Key: Hashable {
      var reference: ContainedPath
      var file: String
      var line: Int
    }
    var last: [Key: ResultLine] = [:]
    for line in lines {
      last[Key(reference: line.reference, file: line.file, line: line.line)] = line
    }
    let sorted = ResultLine.sorted(last.values)
    collisions = Self.collisions(of: sorted)
    var errors: [ContainedPath: String] = [:]
    for line in sorted { if let error = line.error { errors[line.reference] = error } }
    for (first, second) in collisions {
      errors[first.reference] =
        "The reference is used with different contents by \(first.place) and \(second.place)."
    }
    self.lines = sorted.map { line in
      guard line.pending != nil, let error = errors[line.reference] else { return line }
      return line.inError(error)
    }
  }

  package func count(_ state: ResultState) -> Int { lines.count { $0.state == state } }

  /// The lines that need a decision or a repair.
  package var open: [ResultLine] {
    lines.filter { $0.state == .changed || $0.state == .added || $0.state == .error }
  }

  package var stale: [ResultLine] { lines.filter { $0.stale != nil } }

  private static func collisions(of lines: [ResultLine]) -> [(ResultLine, ResultLine)] {
    var first: [ContainedPath: ResultLine] = [:]
    var found: [(ResultLine, ResultLine)] = []
    for line in lines where line.state != .error && line.upstream != true {
      guard let earlier = first[line.reference] else {
        first[line.reference] = line
        continue
      }
      if earlier.digest != line.digest { found.append((earlier, line)) }
    }
    return found
  }

  /// `12 matched, 1 changed`.
  package var words: String {
    let parts = ResultState.allCases.compactMap { state in
      count(state) == 0 ? nil : "\(count(state)) \(state == .error ? "in error" : state.rawValue)"
    }
    return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
  }

  /// The number of snapshots that differ but pass because of settings, variables or flags, and which ones; nil if there
  /// are none.
  package var toleranceWords: String? {
    let allowed = lines.filter { $0.state == .tolerated }.compactMap { $0.numbers?.tolerance }
    guard !allowed.isEmpty else { return nil }
    let words = Set(allowed).sorted().joined(separator: "; ")
    return "\(allowed.count) of them within a tolerance that no test asks for: \(words)"
  }

  /// The settings that let values differ or pass unnoticed, with the number of affected snapshots; nil if there are
  /// none.
  ///
  /// It does not matter whether a snapshot actually needed them.
  package var loosenessWords: String? {
    let counts = lines.flatMap { $0.looseness ?? [] }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    guard !counts.isEmpty else { return nil }
    let words = counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
    return "compared loosely: \(words.joined(separator: ", "))"
  }

  /// The number of faults that audits found, and of affected pictures; nil if there are none.
  package var faultWords: String? {
    let counts = lines.compactMap { $0.faults?.count }.filter { $0 > 0 }
    guard !counts.isEmpty else { return nil }
    let faults = counts.reduce(0, +)
    return "\(faults) \(faults == 1 ? "fault" : "faults") found by audits, in "
      + "\(counts.count) \(counts.count == 1 ? "picture" : "pictures")"
  }

  /// A fault that audits found, which may occur in several places.
  package struct Fault: Equatable, Sendable {
    /// The description: `hitRegion: UIButton "x" gets touches in 24 × 24 points, less than 44 × 44`.
    package var words: String
    package var count: Int
    /// The first place: `testCard.1.png at 10 20 30 40`.
    package var place: String
  }

  /// The most frequent kinds first.
  package var faults: [Fault] {
    var found: [String: Fault] = [:]
    var order: [String] = []
    for line in lines {
      for text in line.faults ?? [] {
        let parts = text.splitPlace
        if found[parts.words] == nil {
          order.append(parts.words)
          let place = FilePath.name(line.reference.path) + parts.place
          found[parts.words] = Fault(words: parts.words, count: 0, place: place)
        }
        found[parts.words]?.count += 1
      }
    }
    return order.compactMap { found[$0] }.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  /// Symbols without a picture; nil if all have one.
  package var missingSymbols: MissingSymbols? { MissingSymbols(lines.compactMap(\.symbols)) }

  /// Remarks that a reader of the counts needs, a line each.
  package var remarks: [String] {
    let symbols = missingSymbols
    return [
      toleranceWords, loosenessWords, faultWords, symbols?.undrawnWords, symbols?.unlistedWords,
    ].compactMap { $0 }
  }

  package static func == (a: RunSummary, b: RunSummary) -> Bool { a.lines == b.lines }
}

extension String {
  /// The sentence of an audit, split before the place of its view, ` at …`.
  fileprivate var splitPlace: (words: String, place: String) {
    let parts = split(separator: ", at ")
    guard parts.count > 1, let last = parts.last else { return (self, "") }
    return (parts.dropLast().joined(separator: ", at "), " at \(last)")
  }
}
