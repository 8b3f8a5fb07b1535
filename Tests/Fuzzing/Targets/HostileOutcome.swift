import DarkroomSnapshotStore

/// A run whose every text is made up of what terminals, logs, Markdown and XML obey; read from a list of choices.
struct HostileOutcome {
  private var input: InputReader
  private let package: PackageSnapshots
  /// Whether every text is a word of letters instead: equal texts are equal words, and line feeds stay.
  var isHarmless = false
  /// What was read.
  private(set) var texts: [String] = []
  private var words: [String: String] = [:]

  init(_ input: [UInt8], in package: PackageSnapshots) {
    self.input = InputReader(input)
    self.package = package
  }

  private static let pieces = [
    "\u{1B}", "\u{1B}[2J", "\u{1B}]0;t\u{7}", "\u{9B}", "\u{8}", "\u{7F}", "\r", "\n", "\r\n", "\t",
    "\u{B}",
    "\u{0}", "\u{85}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{200B}",
    "\u{200D}",
    "\u{200C}", "\u{FE0F}", "\u{E0041}", "\u{E0062}", "\u{E007F}", "\u{FFFE}", "\u{FFFF}",
    "\u{FEFF}", "\u{AD}",
    "\u{301}", "👨", "🏴", "م", "क्", "é", "::error::", "::", "##[group]", "##", "[", "#12",
    "@octocat", "|",
    "`", "``", "\\", "<b>", "</script>", "<!--", "-->", "&", "&amp;", "\"", "'", "*", "_",
    "](http://e.org)",
    "http://", "www.", "]]>", "<![CDATA[", "%0A", "%", ",", ":", " ", "  ", "a", "Card", "/", ".",
    "…", "$x$", "~",
  ]

  private mutating func text(hasLines: Bool = false) -> String {
    var text = (0..<input.choice(7)).map { _ in
      let piece = input.element(Self.pieces)
      guard input.choice(9) == 0 else { return piece }
      return Unicode.Scalar(UInt32(input.integer()) % 0x110000).map { String($0) } ?? piece
    }.joined()
    if hasLines, input.flag() { text += "\nb\n" }
    texts.append(text)
    guard isHarmless else { return text }
    if hasLines {
      return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        .map { _ in "x" }.joined(separator: "\n")
    }
    return word(for: text)
  }

  private mutating func word(for text: String) -> String {
    if text.isEmpty { return text }
    if let word = words[text] { return word }
    // Letters alone: a name of several parts would be split.
    let word = String(words.count + 100).map {
      String("abcdefghij".dropFirst($0.wholeNumberValue ?? 0).prefix(1))
    }
    .joined()
    words[text] = word
    return word
  }

  private mutating func list(upTo count: Int = 3) -> [String] {
    (0..<input.choice(count + 1)).map { _ in text() }
  }

  // MARK: What a run leaves

  mutating func outcome() -> RunOutcome {
    var record = RunRecord(run: "r", package: package.root, started: 1)
    record.ended = 2
    (record.failed, record.skipped, record.unfinished) = (list(), list(), list())
    (record.crashed, record.absent, record.limits) = (list(), list(upTo: 12), list())
    let lines = (0..<input.choice(5)).map { line($0) }
    var outcome = RunOutcome(package: package, record: record, summary: RunSummary(lines))
    for test in list() + record.failed { outcome.verdicts[test] = .failed }
    outcome.issues = (0..<input.choice(3)).map { _ in
      TestIssue(
        test: text(), file: input.flag() ? "\(package.root)/\(text())" : nil, line: 3,
        message: text(hasLines: true))
    }
    outcome.crashes = (0..<input.choice(3)).map { _ in
      TestCrash(
        test: input.flag() ? text() : nil, suspects: list(), file: input.flag() ? text() : nil,
        line: 3,
        message: text(hasLines: true))
    }
    (outcome.flaky, outcome.recovered) = (list(), list())
    if input.choice(8) == 0 { outcome.buildFailure = list() }
    if input.choice(8) == 0 { outcome.emptiness = list() }
    return outcome
  }

  /// Each has a reference of its own, as a run has.
  private mutating func line(_ number: Int) -> ResultLine {
    let name = text()
    let folder = isHarmless ? "x" : name.isEmpty ? "x" : name
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: text(), file: "\(package.root)/\(text())",
      line: input.choice(9), mode: .pending, state: input.element(ResultState.allCases),
      reference: ContainedPath(own: "\(package.root)/__Snapshots__/\(folder)/\(number).txt"),
      package: package.root)
    if input.flag() { line.pending = ContainedPath(own: "\(package.root)/pending/\(number).txt") }
    if input.flag() { line.words = list(upTo: 8) }
    if input.flag() { line.looseness = list() }
    if input.flag() { line.faults = list() }
    if input.flag() { line.problem = text() }
    if input.flag() { line.arguments = text() }
    return line
  }
}
