/// Groups snapshots that differ for the same reasons, so that they can be decided together.
struct ChangeReasons {
  struct Group: Equatable {
    /// Never empty.
    var words: [String]
    /// Indices of lines, ascending.
    var snapshots: [Int]
  }

  private(set) var all: [Group] = []

  init(_ lines: [ResultLine]) {
    var numbers: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      let key = Self.key(of: line) ?? "one\u{1}\(index)"
      if let number = numbers[key] {
        all[number].snapshots.append(index)
      } else {
        numbers[key] = all.count
        all.append(Group(words: [], snapshots: [index]))
      }
    }
    for number in all.indices {
      all[number].words = Self.words(all[number].snapshots.map { lines[$0] })
    }
  }

  /// The key, which is equal for snapshots that are decided together; nil for a snapshot that is decided separately.
  private static func key(of line: ResultLine) -> String? {
    if let test = line.renamedTest { return "renamed\u{1}\(test)\u{1}\(line.test)" }
    guard line.state == .changed, let evidence = line.evidence else { return nil }
    let causes = Set(evidence.causes.map(\.key)).sorted().joined(separator: " ")
    if evidence.isExplained { return "causes\u{1}\(causes)" }
    // If the changed views do not explain every differing pixel, all pixels must be equal.
    return evidence.places.map { "places\u{1}\($0)\u{1}\(causes)" }
  }

  private static func words(_ lines: [ResultLine]) -> [String] {
    guard let first = lines.first else { return [] }
    if let test = first.renamedTest, lines.count > 1 { return ["renamed from \(test)"] }
    guard first.state == .changed, let evidence = first.evidence, evidence.isExplained else {
      return [words(of: first)]
    }
    var known: Set<String> = []
    return evidence.causes.filter { known.insert($0.key).inserted }.map { cause in
      CauseWords(cause, in: lines).text
    }
  }

  private static func words(of line: ResultLine) -> String {
    if line.state == .added { return line.renamedWords ?? "no reference yet" }
    return line.words?.first ?? line.numbers?.words ?? line.problem ?? "lines differ"
  }
}

/// The description of a cause, with the places of all snapshots that show it.
private struct CauseWords {
  private static let namedPlaces = 3

  let text: String

  init(_ cause: ChangeEvidence.Cause, in lines: [ResultLine]) {
    var places: [String] = []
    var known: Set<String> = []
    for line in lines {
      let same = line.evidence?.causes.first { $0.key == cause.key }
      places += (same?.places ?? []).filter { known.insert($0).inserted }
    }
    let rest = places.count - Self.namedPlaces
    let named =
      places.prefix(Self.namedPlaces).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
    text = named.isEmpty ? cause.words : "\(cause.words) (\(named))"
  }
}

extension ResultLine {
  /// The folder and the test name of the old reference of a renamed snapshot: `…/__Snapshots__/CardTests/testFilled`.
  fileprivate var renamedTest: String? {
    renamedFrom.map { old in
      let path = FilePath.relative(old.path, to: package) ?? old.path
      let name = FilePath.name(path)
      return String(path.dropLast(name.count - name.prefix { $0 != "." }.count))
    }
  }

  /// A note such as `renamed from Tests/…/testFilled.1.png`; nil if the snapshot is not renamed.
  package var renamedWords: String? {
    renamedFrom.map { "renamed from \(FilePath.relative($0.path, to: package) ?? $0.path)" }
  }
}
