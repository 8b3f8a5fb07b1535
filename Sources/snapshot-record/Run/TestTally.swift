import DarkroomSnapshotStore

/// The tests that have begun and ended, with their results.
struct TestTally: Sendable {
  /// The output of `swift test list`; empty if it failed.
  var listed: [String] = [] {
    didSet {
      byPrinted = Dictionary(grouping: listed, by: Self.printed)
    }
  }
  /// The listed names by the name that XCTest prints, which is the same for classes with equal names in several
  /// modules.
  private var byPrinted: [String: [String]] = [:]
  private(set) var started: Set<String> = []
  private(set) var verdicts: [String: TestVerdict] = [:]
  private(set) var issues: [TestIssue] = []
  /// The tests for which the runner printed only the start, as it does for XCTest in parallel.
  private(set) var startsOnly: Set<String> = []

  mutating func add(_ event: TestEvent) {
    switch event {
    case .building: break
    case .started(let test):
      let name = name(ofStarted: test)
      let isNew = started.insert(name).inserted
      // Tests that failed in parallel are printed in full at the end.
      if !test.contains("/") { startsOnly.remove(name) } else if isNew { startsOnly.insert(name) }
    case .ended(let test, let verdict, _):
      let name = name(of: test)
      started.insert(name)
      startsOnly.remove(name)
      verdicts[name] = verdict
    case .issue(let issue):
      var issue = issue
      issue.test = name(of: issue.test)
      issues.append(issue)
      if startsOnly.contains(issue.test) { verdicts[issue.test] = .failed }
    }
  }

  /// Revokes the result that a test passed, because its program ended before XCTest could summarize it.
  mutating func reopen(_ test: String) {
    let name = name(of: test)
    if verdicts[name] == .passed { verdicts[name] = nil }
  }

  /// Revokes results from XCTest's lines that the programs did not record, because a test may print any line.
  mutating func take(_ notes: ProgramNotes) {
    var (begun, ended) = (notes.counts(\.started), notes.counts(\.ended))
    for test in started.filter(Self.isOfXCTest).sorted() {
      let printed = Self.printed(test)
      let hasBegun = begun[printed, default: 0] > 0
      if hasBegun { begun[printed, default: 0] -= 1 }
      guard ended[printed, default: 0] == 0 else {
        ended[printed, default: 0] -= 1
        continue
      }
      verdicts[test] = nil
      startsOnly.remove(test)
      if !hasBegun { started.remove(test) }
    }
  }

  mutating func crash(_ test: String) {
    verdicts[test] = .crashed
    startsOnly.remove(test)
  }

  /// Replaces the results from Swift Testing's console output with those from its event stream.
  mutating func take(_ stream: EventStream) {
    guard !stream.verdicts.isEmpty || !stream.unfinished.isEmpty else { return }
    let own = Set(verdicts.keys.filter(Self.isOfXCTest))
    verdicts = verdicts.filter { own.contains($0.key) }
    // A test that has failed so far may still crash.
    verdicts.merge(stream.verdicts.filter { !stream.unfinished.contains($0.key) }) { $1 }
    started = started.filter(Self.isOfXCTest).union(stream.verdicts.keys).union(stream.unfinished)
    issues = issues.filter { Self.isOfXCTest($0.test) } + stream.issues
  }

  /// Merges the results of a later attempt, which replace earlier ones.
  func replaced(with later: TestTally) -> TestTally {
    var result = self
    result.replace(with: later)
    return result
  }

  private mutating func replace(with later: TestTally) {
    issues.removeAll { later.started.contains($0.test) }
    issues += later.issues
    verdicts.merge(later.verdicts) { $1 }
    started.formUnion(later.started)
    startsOnly.formUnion(later.startsOnly)
  }

  /// Whether a name belongs to XCTest: `Class.test` or `Module.Class/test`.
  ///
  /// Two threads may write into one line, and a fragment of a Swift Testing name is not a test.
  static func isOfXCTest(_ test: String) -> Bool {
    !test.contains("(") && !test.hasPrefix("\"") && test.contains { $0 == "." || $0 == "/" }
  }

  /// Returns the listed name: XCTest prints `Class.test`, the list has `Module.Class/test`.
  ///
  /// If several tests have the same printed name, it is the one that has begun and not ended.
  private func name(of printed: String) -> String {
    guard !printed.contains("/"), let names = byPrinted[printed] else { return printed }
    return names.first { started.contains($0) && verdicts[$0] == nil }
      ?? names.last { started.contains($0) } ?? names.first ?? printed
  }

  /// If several tests have the same printed name, it is the next one that has not begun.
  private func name(ofStarted printed: String) -> String {
    guard !printed.contains("/"), let names = byPrinted[printed] else { return printed }
    return names.first { !started.contains($0) } ?? name(of: printed)
  }

  /// The name that XCTest prints for a listed test.
  static func printed(_ listed: String) -> String {
    let halves = listed.split(separator: "/", maxSplits: 1)
    guard halves.count == 2, let dot = halves[0].firstIndex(of: ".") else { return listed }
    return "\(halves[0][halves[0].index(after: dot)...]).\(halves[1])"
  }

  var ended: Int { verdicts.count + startsOnly.count { verdicts[$0] == nil } }
  func count(_ verdict: TestVerdict) -> Int { verdicts.values.count { $0 == verdict } }
  func tests(_ verdict: TestVerdict) -> [String] {
    verdicts.filter { $0.value == verdict }.keys.sorted()
  }

  /// The tests in `expected` about which the runner printed nothing.
  func absent(of expected: [String]) -> [String] {
    expected.filter { verdicts[$0] == nil && !started.contains($0) }.sorted()
  }

  /// The tests that passed, including tests for which XCTest in parallel printed only the start.
  var passed: [String] {
    (tests(.passed) + startsOnly.filter { verdicts[$0] == nil }).sorted()
  }

  var unfinished: [String] {
    started.filter { verdicts[$0] == nil && !startsOnly.contains($0) }.sorted()
  }
}
