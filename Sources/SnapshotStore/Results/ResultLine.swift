/// The result of one assertion; one line of JSON.
package struct ResultLine: Codable, Equatable, Sendable {
  /// The version of the format of these lines.
  package var version = 1
  package var run: String
  package var process: Int32
  /// The number of the line in its process, from 1.
  package var sequence = 0
  /// Seconds since 1970.
  package var time: Double = 0
  /// `XCTest` or `Testing`.
  package var runner: String
  /// The name of the test in its runner.
  package var test: String
  /// The arguments of its test case: `name → "Anna"`; nil for a test without arguments.
  package var arguments: String?
  /// The path of the test's source, for people and reports; code that opens it checks it first.
  package var file: String
  package var line: Int
  package var mode: RecordMode
  package var state: ResultState
  package var reference: ContainedPath
  /// The package's root.
  package var package: String
  /// The path of the new value, if it is pending.
  package var pending: ContainedPath?
  /// How `accept` compresses the pending picture, which was compressed quickly; nil if it already has its final form.
  package var draft: PNGSettings?
  /// The picture of the difference.
  package var difference: ContainedPath?
  /// True if the reference itself was written.
  package var wrote: Bool?
  /// The hash of the new value's bytes or pixels, if it differs.
  package var digest: String?
  /// The outdated parts of a reference whose picture matches.
  package var stale: [String]?
  package var problem: String?
  /// What changed, in words.
  package var words: [String]?
  package var numbers: DifferenceNumbers?
  /// The reason for the change; nil if there is no change or the reason is unknown.
  package var evidence: ChangeEvidence?
  /// Settings that would let the value differ or pass unnoticed, each under its original name:
  /// `SNAPSHOT_THRESHOLD=0.1`.
  package var looseness: [String]?
  /// The faults that an audit found in the picture, a sentence each.
  package var faults: [String]?
  /// Symbols without a picture that were requested since the previous assertion.
  package var symbols: MissingSymbols?
  /// Whether the assertion follows the original library's rules, which allow several assertions to share a reference.
  package var upstream: Bool?
  /// For a new snapshot, the reference with the same content that no test uses any more.
  package var renamedFrom: ContainedPath?
  /// Whether another renderer drew the reference.
  package var foreign: Bool?
  /// For a pending inline snapshot: the edit of the source that accepts it.
  ///
  /// The line's `reference` is then a path below the source file, where no file can exist.
  package var edit: SourceEdit?

  package init(
    run: String, process: Int32, runner: String, test: String, file: String, line: Int,
    mode: RecordMode, state: ResultState, reference: ContainedPath, package: String
  ) {
    self.run = run
    self.process = process
    self.runner = runner
    self.test = test
    self.file = file
    self.line = line
    self.mode = mode
    self.state = state
    self.reference = reference
    self.package = package
  }

  /// The reference's path relative to the package.
  package var shortReference: String {
    FilePath.relative(reference.path, to: package) ?? reference.path
  }

  /// The reference's path and the arguments of the test case: `…/page-_.2.png with name → "Anna"`.
  package var title: String {
    arguments.map { "\(shortReference) with \($0)" } ?? shortReference
  }

  /// The test and the arguments of its test case.
  package var testTitle: String { arguments.map { "\(test) with \($0)" } ?? test }

  /// The value of the reference as text; nil if there is none, or if it is not a text.
  package func referenceText() -> String? {
    if let edit { return edit.expected }
    return (try? Files.read(reference.path)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// Further remarks beside the difference: what was not compared, and what an audit found.
  package var notes: [String] {
    let words = looseness.map { "Compared loosely: \($0.joined(separator: ", "))." }
    return [words].compactMap { $0 } + (faults ?? [])
  }

  package var shortFile: String { FilePath.relative(file, to: package) ?? file }
  /// Where the assertion is: `Tests/AppTests/CardTests.swift:12`.
  package var place: String { "\(shortFile):\(line)" }

  /// The reason why its snapshot has an error, so that no value can be accepted; nil for a value that may be accepted,
  /// even in place of an unusable reference.
  package var error: String? {
    guard state == .error, !ReferenceProblem.codes.contains(problem ?? "") else { return nil }
    return words?.first ?? problem ?? "its assertion ended with an error"
  }

  /// Whether `accept` takes its value, as far as the line shows.
  package var isAcceptable: Bool { pending != nil && problem != "lfs-pointer" && error == nil }

  /// The line without its value, because another assertion has shown that the value cannot be the reference's.
  func inError(_ words: String) -> ResultLine {
    var line = self
    line.state = .error
    line.problem = "error"
    line.words = [words]
    (line.pending, line.draft, line.difference) = (nil, nil, nil)
    (line.numbers, line.evidence, line.edit) = (nil, nil, nil)
    return line
  }

  /// Makes it a line of the package at `root`, wherever it was written.
  mutating func moveSource(to root: String) {
    if let inside = FilePath.relative(file, to: package) { file = FilePath.joined(root, inside) }
    package = root
  }
}
