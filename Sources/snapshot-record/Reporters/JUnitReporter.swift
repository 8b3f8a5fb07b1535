import DarkroomSnapshotStore

/// Writes the XML that CI systems read: a test case for each test, with the differences of its snapshots as failures.
final class JUnitReporter: Reporter {
  private let path: String
  private var seconds: [String: Double] = [:]

  init(path: String) { self.path = path }

  func event(_ event: TestEvent) {
    if case .ended(let test, _, let time?) = event { seconds[test] = time }
  }

  func end(_ outcome: RunOutcome) throws(StoreError) {
    try Files.write([UInt8](text(outcome).rendered.utf8), to: FilePath.absolute(path))
  }

  func text(_ outcome: RunOutcome) -> XMLText {
    let changes = outcome.summary.changes
    let cases = Self.cases(outcome, changes)
    let failures = cases.count { !$0.failures.isEmpty }
    let errors = cases.count { $0.crash != nil }
    let skipped = cases.count(where: \.isSkipped)
    var text: XMLText = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    text += "<testsuite name=\"snapshots\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
    text += "skipped=\"\(skipped)\" errors=\"\(errors)\" time=\"\(outcome.seconds)\">\n"
    for test in cases { text += xml(test) }
    let words =
      outcome.summary.remarks + Self.words(changes) + ConflictSummary(outcome).lines
    if !words.isEmpty {
      text += "<system-out>\(words.joined(separator: "\n"))</system-out>\n"
    }
    text += "</testsuite>\n</testsuites>\n"
    return text
  }

  private struct Case {
    var suite: String
    var name: String
    var isSkipped = false
    var crash: TestCrash?
    var failures: [(title: String, words: String)] = []
  }

  /// Each change once, if several snapshots show the same change.
  private static func words(_ changes: SnapshotChanges) -> [String] {
    guard ChangeSummary.count(changes) != nil else { return [] }
    return changes.all.map { change in
      "change \(change.number) (\(Console.plural(change.lines.count, "snapshot"))): "
        + change.words.joined(separator: "; ")
    }
  }

  private static func cases(_ outcome: RunOutcome, _ changes: SnapshotChanges) -> [Case] {
    let absent = Set(outcome.record.absent ?? [])
    let listed = Set(outcome.verdicts.keys).union(outcome.record.unfinished).union(absent)
    var rest = outcome.open
    var cases = listed.sorted().map { test in
      let (suite, name) = split(test)
      var result = Case(suite: suite, name: name, isSkipped: outcome.verdicts[test] == .skipped)
      result.failures = outcome.issues.filter { $0.test == test }.map { ("failed", $0.message) }
      result.crash = outcome.crashes.first { $0.test == test }
      if outcome.record.unfinished.contains(test) {
        result.failures.append(("cut short", "the test began and did not end"))
      }
      if absent.contains(test) {
        result.failures.append(("did not run", "the test should have run, and never began"))
      }
      if let words = Self.verdictWords(of: test, outcome), result.failures.isEmpty {
        result.failures.append(words)
      }
      let own = rest.filter { TestNames.isSame(test, $0.test) }
      rest.removeAll { own.contains($0) }
      result.failures += own.map { failure($0, changes) }
      return result
    }
    // These snapshots belong to tests that the runner did not name.
    for (test, lines) in Dictionary(grouping: rest, by: \.test).sorted(by: { $0.key < $1.key }) {
      let (suite, name) = split(test)
      cases.append(Case(suite: suite, name: name, failures: lines.map { failure($0, changes) }))
    }
    return cases + outcome.crashes.filter { $0.test == nil }.map(program) + run(outcome)
  }

  /// A program that reads only test results must not mistake an incomplete run for a complete one.
  private static func run(_ outcome: RunOutcome) -> [Case] {
    let faults = Headline(outcome).ofWholeRun
    guard !faults.isEmpty else { return [] }
    return [
      Case(
        suite: "snapshots", name: "the run as a whole",
        failures: [("not whole", faults.joined(separator: "\n"))])
    ]
  }

  /// A merged run knows that a test failed or crashed, but not why.
  private static func verdictWords(of test: String, _ outcome: RunOutcome) -> (
    title: String, words: String
  )? {
    switch outcome.verdicts[test] {
    case .failed where !outcome.open.contains { TestNames.isSame(test, $0.test) }:
      ("failed", "the report of its shard has the reason")
    case .crashed where !outcome.crashes.contains { $0.test == test }:
      ("crashed", "the report of its shard has the reason")
    default: nil
    }
  }

  /// A crash that belongs to no known test.
  private static func program(_ crash: TestCrash) -> Case {
    Case(suite: "snapshots", name: crash.subject, crash: crash)
  }

  private static func failure(_ line: ResultLine, _ changes: SnapshotChanges) -> (
    title: String, words: String
  ) {
    let shared = changes.number(of: line.reference).flatMap { changes[$0] }
    let notes = [shared].compactMap(\.self).filter { $0.lines.count > 1 }.map {
      "         change \($0.number), as in \(Console.plural($0.lines.count - 1, "other snapshot"))"
    }
    return (
      "\(line.state.rawValue): \(line.title)",
      (LineText.describe(line, limit: 20) + notes).joined(separator: "\n")
    )
  }

  private static func split(_ test: String) -> (String, String) {
    guard let slash = test.lastIndex(of: "/") else { return (test, test) }
    return (String(test[..<slash]), String(test[test.index(after: slash)...]))
  }

  private func xml(_ test: Case) -> XMLText {
    let time =
      seconds["\(test.suite.split(separator: ".").last ?? "").\(test.name)"]
      ?? seconds[test.name] ?? 0
    var text: XMLText =
      "<testcase classname=\"\(attribute: test.suite)\" name=\"\(attribute: test.name)\" time=\"\(time)\">"
    if test.isSkipped { text += "<skipped/>" }
    for failure in test.failures {
      text +=
        "<failure message=\"\(attribute: failure.title)\">\(failure.words)</failure>"
    }
    if let crash = test.crash {
      text += "<error type=\"crash\" message=\"crashed\">\(crash.text)</error>"
    }
    text += "</testcase>\n"
    return text
  }
}
