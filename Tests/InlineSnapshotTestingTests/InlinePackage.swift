import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import SnapshotTesting
import Testing

@testable @_spi(Internals) import InlineSnapshotTesting

/// A package on disk with one test file, whose inline assertions are made by hand.
final class InlinePackage {
  private let folder: ScratchFolder
  private let state = LockIsolated<[File: [InlineSnapshot]]>([:])
  private let sources = SourceCache()
  let recorder: InlineRecorder
  var environment: [String: String] = [:]
  /// What a variable says at the moment; nil if nobody could have changed it.
  var now: (@Sendable (String) -> String?)?

  init(_ source: String) throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(source, to: "Tests/T.swift")
    recorder = InlineRecorder(state: state, sources: sources)
  }

  var path: String { folder.path("Tests/T.swift") }
  var source: String {
    get { (try? folder.text("Tests/T.swift")) ?? "" }
    set { _ = try? folder.write(newValue, to: "Tests/T.swift") }
  }
  var results: ResultsDirectory {
    ResultsDirectory(package: folder.path, environment: SnapshotEnvironment(environment))
  }
  var store: PendingStore { PendingStore(results, journal: UndoJournal(results)) }
  var lines: [ResultLine] { RunHistory(results).lines() }
  var recorded: [InlineSnapshot] { state.value.values.flatMap { $0 } }

  /// As tests of a client's helper do that look at the state.
  func forgetRecorded() { state.setValue([:]) }

  /// What the form before closures says.
  func verify(_ value: String, at callee: String, with reference: String) throws -> String? {
    try request(callee).verify(with: reference, value, as: .lines)?.words
  }

  /// What the assertion says whose arguments begin behind `callee`.
  func verify(
    _ value: @autoclosure () throws -> String?, at callee: String,
    expected: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    _ descriptor: InlineSnapshotSyntaxDescriptor = .init(), message: String = "",
    as strategy: Snapshotting<String, String> = .lines, timeout: TimeInterval = 5
  ) throws -> InlineFailure? {
    try request(callee, record, descriptor, timeout).verify(
      try value(), as: strategy, message: message, matches: expected.map { text in { text } })
  }

  private func request(
    _ callee: String, _ record: SnapshotTestingConfiguration.Record? = .never,
    _ descriptor: InlineSnapshotSyntaxDescriptor = .init(), _ timeout: TimeInterval = 5
  ) throws -> InlineRequest {
    let (line, column) = try SourceUnderTest.place(callee, in: source)
    let place = SourcePlace(
      fileID: "T/T.swift", filePath: path, line: Int(line), column: Int(column))
    return InlineRequest(
      place: InlinePlace(source: place, function: "test()"), syntaxDescriptor: descriptor,
      timeout: timeout, record: record, environment: SnapshotEnvironment(environment, now: now),
      recorder: recorder, sources: sources)
  }
}
