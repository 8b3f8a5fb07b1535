import FoundationEssentials

/// Reads the output of `swift test` line by line, from XCTest and Swift Testing, in serial and in parallel runs.
struct TestOutput: Sendable {
  /// An issue whose message may continue in the next line.
  private var open: TestIssue?
  /// XCTest's test that runs.
  ///
  /// The test that is running. Output of a test may look like XCTest's own lines, so such lines are trusted only if
  /// they are about that test.
  private(set) var running: String?
  /// The XCTest test that ended last, until a line of XCTest summarizes it.
  private(set) var unsummed: String?

  mutating func read(_ line: String) -> [TestEvent] {
    if line.hasPrefix("\t Executed ") { unsummed = nil }
    // After a crash the next program begins with its suites.
    if line.hasPrefix("Test Suite '"), line.contains("' started at ") { running = nil }
    if let event = xctest(line) ?? swiftTesting(line) ?? building(line) {
      return close() + (isOpening(event) ? [] : [event])
    }
    guard open != nil else { return [] }
    if line.hasPrefix("Test Suite '") || line.hasPrefix("\t Executed ") || isNews(line) {
      return close()
    }
    open?.message += "\n" + (line.hasPrefix("↳ ") ? String(line.dropFirst(2)) : line)
    return []
  }

  /// Ends the issue that the last line left open.
  mutating func close() -> [TestEvent] {
    defer { open = nil }
    guard var issue = open else { return [] }
    issue.message = Self.trimmed(issue.message)
    return [.issue(issue)]
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  private mutating func isOpening(_ event: TestEvent) -> Bool {
    guard case .issue(let issue) = event else { return false }
    open = issue
    return true
  }

  private func isNews(_ line: String) -> Bool {
    line.first.map { "◇✔✘➜".contains($0) } ?? false
  }

  // MARK: XCTest

  private mutating func began(_ name: String) -> TestEvent? {
    guard running == nil else { return nil }
    (running, unsummed) = (name, nil)
    return .started(name)
  }

  private mutating func ended(_ name: String, _ verdict: TestVerdict, seconds: Double?)
    -> TestEvent?
  {
    // A test can still fail after XCTest printed that it passed.
    guard name == running || (running == nil && verdict != .passed) else { return nil }
    (running, unsummed) = (nil, name)
    return .ended(name, verdict, seconds: seconds)
  }

  private mutating func xctest(_ line: String) -> TestEvent? {
    if line.hasPrefix("Test Case '"), let end = line.dropFirst(11).firstIndex(of: "'") {
      let name = String(line[line.index(line.startIndex, offsetBy: 11)..<end])
      let rest = line[line.index(after: end)...].dropFirst()
      if rest.hasPrefix("started") { return began(name) }
      guard let verdict = Self.verdict(rest.prefix { $0 != " " }) else { return nil }
      return ended(name, verdict, seconds: Self.seconds(in: rest))
    }
    if line.hasPrefix("["), let match = line.wholeMatch(of: #/\[\d+/\d+\] Testing (.+)/#) {
      return .started(String(match.1))
    }
    // Regular expressions are slow, and a run of thousands of tests has many lines.
    guard line.contains(": error: "),
      let match = line.wholeMatch(of: #/(.+?):(\d+): error: (\S+) : (.*)/#)
    else { return nil }
    return .issue(
      TestIssue(
        test: String(match.3), file: String(match.1), line: Int(match.2),
        message: Self.withoutPrefix(String(match.4))))
  }

  private static func verdict(_ word: Substring) -> TestVerdict? {
    let verdict = TestVerdict(rawValue: String(word))
    return verdict == .crashed ? nil : verdict
  }

  private static func withoutPrefix(_ message: String) -> String {
    message.hasPrefix("failed - ") ? String(message.dropFirst(9)) : message
  }

  private static func seconds(in text: Substring) -> Double? {
    text.firstMatch(of: #/\(([\d.]+) seconds\)/#).flatMap { Double($0.1) }
  }

  // MARK: Swift Testing

  private func swiftTesting(_ line: String) -> TestEvent? {
    guard isNews(line), line.dropFirst().hasPrefix(" Test "), !line.hasPrefix("◇ Test case ")
    else { return nil }
    let rest = line.dropFirst(7)
    if let match = rest.wholeMatch(
      of: #/(.+?)(?: with \d+ test cases?)? (passed|failed) after ([\d.]+) seconds.*/#),
      !match.1.hasPrefix("run"), let verdict = Self.verdict(match.2)
    {
      return .ended(String(match.1), verdict, seconds: Double(match.3))
    }
    if let match = rest.wholeMatch(of: #/(.+?) skipped.*/#) {
      return .ended(String(match.1), .skipped, seconds: nil)
    }
    if let match = rest.wholeMatch(of: #/(.+?) recorded an issue.* at (\S+):(\d+):\d+: (.*)/#) {
      return .issue(
        TestIssue(
          test: String(match.1), file: String(match.2), line: Int(match.3),
          message: String(match.4)))
    }
    guard let match = rest.wholeMatch(of: #/(.+?) started\./#), match.1 != "run" else { return nil }
    return .started(String(match.1))
  }

  // MARK: SwiftPM

  private func building(_ line: String) -> TestEvent? {
    let isStep = line.hasPrefix("[") && line.wholeMatch(of: #/\[\d+/\d+\] .+/#) != nil
    let isPhase = ["Building for ", "Build complete", "Fetching ", "Planning build"].contains {
      line.hasPrefix($0)
    }
    return isStep || isPhase ? .building(line) : nil
  }
}
