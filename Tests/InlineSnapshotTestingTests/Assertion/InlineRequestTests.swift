import DarkroomSnapshotStore
import Foundation
import SnapshotTesting
import Testing

@testable @_spi(Internals) import InlineSnapshotTesting

/// What inline assertions say and write, by record mode.
struct InlineRequestTests {
  static let source = "func test() {\n  f(of: x)\n  g(of: y) { \"1\" }\n}\n"
  static let recordedSource = """
    func test() {
      f(of: x) {
        \"""
        2
        \"""
      }
      g(of: y) { "1" }
    }

    """

  private let package: InlinePackage

  init() throws { package = try InlinePackage(Self.source) }

  @Test func anEqualTextPasses() throws {
    #expect(try package.verify("1", at: "  g", expected: "1", record: .missing) == nil)
    #expect(package.lines.map(\.state) == [.matched])
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.source)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .failed, .all])
  func aMissingLiteralIsWrittenWhenTheProcessEnds(_ record: SnapshotTestingConfiguration.Record)
    throws
  {
    let failure = try package.verify("2", at: "  f", record: record)

    #expect(
      failure
        == .atCall(
          """
          Automatically recorded a new snapshot. Difference: …

            @@ \u{2212}1,1 +1,1 @@
            \u{2212}
            +2

          Re-run "test()" to assert against the newly-recorded snapshot.
          """))
    #expect(package.source == Self.source)
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.recordedSource)
    #expect(package.store.all().isEmpty)
    #expect(package.lines.last?.wrote == true)
  }

  @Test func anotherLabelIsNamed() throws {
    let descriptor = InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "result")
    let words = try package.verify("2", at: "  f", record: .missing, descriptor)?.words

    #expect(words?.hasPrefix("Automatically recorded a new snapshot for \"result\". Diff") == true)
  }

  @Test func neverWritesAndSaysNoMoreThanUpstream() throws {
    #expect(
      try package.verify("2", at: "  f", record: .never)
        == .atCall("No expected value to assert against."))
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.source)
    #expect(package.store.all().count == 1)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .never])
  func aDifferenceWaits(_ record: SnapshotTestingConfiguration.Record) throws {
    let words = try #require(
      try package.verify("2", at: "  g", expected: "1", record: record)?.words)

    #expect(words.hasPrefix("Snapshot did not match. Difference: …\n\nAccept it with: swift run"))
    #expect(words.contains("accept 'Tests/T.swift/test.3-4.txt'"))
    #expect(words.hasSuffix("\n\n  @@ \u{2212}1,1 +1,1 @@\n  \u{2212}1\n  +2"))
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.source)
    #expect(
      try package.store.accept([#require(package.store.all().first)], by: "accept").refused.isEmpty)
    #expect(package.source.contains("g(of: y) {\n    \"\"\"\n    2\n    \"\"\"\n  }\n"))
  }

  @Test func aMessageReplacesTheFirstLine() throws {
    let failure = try package.verify("2", at: "  g", expected: "1", record: .never, message: "Oh")

    #expect(failure?.words.hasPrefix("Oh\n\n") == true)
  }

  @Test func failedWritesADifferenceAndFailsAllTheSame() throws {
    let failure = try package.verify("2", at: "  g", expected: "1", record: .failed)

    #expect(failure?.words.hasSuffix("to assert against the newly-recorded snapshot.") == true)
    #expect(package.recorded.map(\.wasRecording) == [true])
    #expect(package.recorder.write() == [])
    #expect(package.source.contains("g(of: y) {\n    \"\"\"\n    2\n"))
  }

  @Test func allFailsWhereTheTextIsEqualAndTouchesNothing() throws {
    #expect(try package.verify("1", at: "  g", expected: "1", record: .all) != nil)
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.source)
  }

  @Test func theToolsModePrevailsAndWritesNothingUnderTheSources() throws {
    package.environment = ["SNAPSHOT_RECORD_FORCE": "pending"]
    let failure = try package.verify("2", at: "  f", record: .all)

    #expect(
      failure?.words == """
        No expected value to assert against.

        Accept it with: swift run snapshot-record accept 'Tests/T.swift/test.2-4.txt'
        """)
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.source)
    #expect(package.store.all().map(\.line.state) == [.added])
  }

  @Test func aVariableThatATestChangesFailsTheAssertion() throws {
    package.now = { $0 == "SNAPSHOT_TESTING_RECORD" ? "all" : nil }
    let failure = try package.verify("1", at: "  g", expected: "1")

    let words = try #require(failure?.words)
    #expect(words.hasPrefix("SNAPSHOT_TESTING_RECORD was not set when the process started"))
    #expect(words.contains("withSnapshotTesting(record:)"))
    #expect(package.source == Self.source)
  }

  @Test func onCIOnlyWhatIsAskedForIsWritten() throws {
    package.environment = ["SNAPSHOT_RECORD_FORCE": "never"]
    _ = try package.verify("2", at: "  f", record: .all)
    _ = package.recorder.write()

    #expect(package.source == Self.source)
  }

  @Test func aMatchForgetsWhatWaited() throws {
    _ = try package.verify("2", at: "  g", expected: "1", record: .never)
    #expect(package.store.all().count == 1)
    _ = try package.verify("1", at: "  g", expected: "1", record: .never)

    #expect(package.store.all().isEmpty)
  }

  @Test func nothingExpectedAndNothingThereIsAMatch() throws {
    #expect(try package.verify(nil, at: "  f", record: .missing) == nil)
  }

  @Test func withoutAValueTheClosureGoes() throws {
    #expect(try package.verify(nil, at: "  g", expected: "1", record: .all) != nil)
    #expect(package.recorder.write() == [])
    #expect(package.source == Self.source.replacing(" { \"1\" }", with: ""))
  }

  @Test func whatThrowsAndWhatNeverComesIsSaid() throws {
    struct Oops: Error {}
    #expect(
      try package.verify({ throw Oops() }(), at: "  f", record: .missing)
        == .atCall("Threw error: Oops()"))
    let never = Snapshotting<String, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let words = try package.verify("", at: "  f", record: .missing, as: never, timeout: 0.01)?.words
    #expect(words?.hasPrefix("Exceeded timeout of 0.01 seconds waiting for snapshot.") == true)
    #expect(words?.contains("\"timeout\" parameter of \"assertInlineSnapshot\"") == true)
  }

  @Test func inTheOldFormSpaceAtTheEndsDoesNotCount() throws {
    #expect(try package.verify("1\n", at: "  g", with: "\n 1") == nil)
    #expect(try package.verify("1", at: "  g", with: "2") != nil)
  }

  @Test func aSourceThatIsNotTheCompiledOneIsNotRecorded() throws {
    let words = try package.verify("2", at: "  g", expected: "other", record: .all)?.words

    #expect(
      words == """
        The snapshot is not recorded: the literal at \(package.path):3 is not the one that was compiled: the source \
        has changed since
        """)
    #expect(package.recorded.isEmpty)
  }
}
