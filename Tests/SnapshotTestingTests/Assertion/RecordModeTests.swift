import Foundation
import SnapshotTesting
import Testing

/// Each mode with a missing, an equal and a different reference: what is written, and what is said.
struct RecordModeTests {
  let package = ScratchPackage()

  func verify(_ text: String, _ mode: SnapshotTestingConfiguration.Record?) -> String? {
    package.verify(text, as: .lines, record: mode)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.failed, .missing])
  func missingReferencesAreWrittenAndFail(_ mode: SnapshotTestingConfiguration.Record) throws {
    let message = try #require(verify("new", mode))

    #expect(
      message == """
        No reference was found on disk. Automatically recorded snapshot: …

        open "file://\(package.path)/\(ScratchPackage.reference)"

        Re-run "test" to assert against the newly-recorded snapshot.
        """)
    #expect(package.text(ScratchPackage.reference) == "new")
    #expect(package.lines.map(\.state) == [.added])
    #expect(package.lines.first?.wrote == true)
  }

  @Test func allSaysThatItRecords() throws {
    let message = try #require(verify("new", .all))

    #expect(
      message == """
        Record mode is on. Automatically recorded snapshot: …

        open "file://\(package.path)/\(ScratchPackage.reference)"

        Turn record mode off and re-run "test" to assert against the newly-recorded snapshot
        """)
    #expect(package.text(ScratchPackage.reference) == "new")
  }

  @Test func neverWritesNothingUnderTheSources() throws {
    let message = try #require(verify("new", .never))

    #expect(
      message
        == "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    )
    #expect(package.text(ScratchPackage.reference) == nil)
    #expect(package.text(ScratchPackage.pending) == "new")
  }

  @Test func howToChooseAToolIsSaidOnce() throws {
    let messages = try ["b", "c"].map { name in
      package.write("old", to: "Tests/__Snapshots__/T/test.\(name).txt")
      return try #require(package.verify("new", as: .lines, named: name, record: .never))
    }

    #expect(
      messages.map { $0.contains("To configure output for a custom diff tool") } == [true, false])
    #expect(messages[1].contains("/Tests/__Snapshots__/T/test.c.txt\"\n@+\n\"file:///"))
  }

  @Test func whyNothingWaitsIsSaid() throws {
    package.write("old", to: ScratchPackage.reference)
    package.write("in the way", to: ".snapshot-results")

    let message = try #require(verify("new", .never))

    #expect(message.contains("\n\nThe new snapshot is not kept: "))
    #expect(!message.contains("Accept it with") && message.hasSuffix("\n+new"))
  }

  @Test func theToolsModeBeatsTheTests() {
    package.environment = ["SNAPSHOT_RECORD_FORCE": "pending"]

    let message = verify("new", .all)

    #expect(
      message?.hasPrefix("No reference was found on disk. The new snapshot is pending") == true)
    #expect(package.text(ScratchPackage.reference) == nil)
    #expect(package.text(ScratchPackage.pending) == "new")
    #expect(package.lines.map(\.mode) == [.pending])
  }

  @Test func whatTheToolWillAcceptIsNoFailure() {
    package.environment = ["SNAPSHOT_RECORD_FORCE": "pending", "SNAPSHOT_FORCE_PASS": "1"]

    #expect(verify("new", nil) == nil)
    #expect(package.text(ScratchPackage.pending) == "new")
    #expect(package.lines.map(\.state) == [.added])
    package.environment = ["SNAPSHOT_RECORD_FORCE": "never", "SNAPSHOT_FORCE_PASS": "1"]
    #expect(verify("new", nil) != nil)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.failed, .missing, .never, nil])
  func equalReferencesPassUntouched(_ mode: SnapshotTestingConfiguration.Record?) {
    package.write("same", to: ScratchPackage.reference)
    let before = package.modified(ScratchPackage.reference)

    #expect(verify("same", mode) == nil)
    #expect(package.modified(ScratchPackage.reference) == before)
    #expect(package.lines.map(\.state) == [.matched])
  }

  @Test func allLeavesAnEqualFileAloneButFails() {
    package.write("same", to: ScratchPackage.reference)
    let before = package.modified(ScratchPackage.reference)

    #expect(verify("same", .all)?.hasPrefix("Record mode is on.") == true)
    #expect(package.modified(ScratchPackage.reference) == before)
  }

  @Test func forcedAllPassesWhatIsEqual() {
    package.environment = ["SNAPSHOT_RECORD_FORCE": "all"]
    package.write("same", to: ScratchPackage.reference)

    #expect(verify("same", nil) == nil)
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .never])
  func differencesLeaveTheReferenceAlone(_ mode: SnapshotTestingConfiguration.Record) throws {
    package.write("old\nsame", to: ScratchPackage.reference)

    let message = try #require(verify("new\nsame", mode))

    #expect(
      message == """
        Snapshot "a" does not match reference.

        @\u{2212}
        "file://\(package.path)/\(ScratchPackage.reference)"
        @+
        "file://\(package.path)/\(ScratchPackage.pending)"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }

        Accept it with: swift run snapshot-record accept '\(ScratchPackage.reference)'

        @@ \u{2212}1,2 +1,2 @@
        \u{2212}old
        +new
        \u{2007}same
        """)
    #expect(package.text(ScratchPackage.reference) == "old\nsame")
    #expect(package.text(ScratchPackage.pending) == "new\nsame")
  }

  @Test func failedRewritesAndSaysSo() throws {
    package.write("old", to: ScratchPackage.reference)

    let message = try #require(verify("new", .failed))

    #expect(
      message.hasPrefix(
        "Snapshot \"a\" does not match reference. A new snapshot was automatically recorded."))
    #expect(package.text(ScratchPackage.reference) == "new")
    #expect(package.text(ScratchPackage.pending) == nil)
  }

  @Test func aReferenceRecordedInThisRunProvesNothing() throws {
    #expect(verify("new", .missing) != nil)

    let message = try #require(verify("new", .missing))

    #expect(message.hasPrefix("The reference was recorded in this run"))
    #expect(package.lines.map(\.state) == [.added, .error])
  }

  @Test func whatMatchesAgainNoLongerWaits() {
    package.write("old", to: ScratchPackage.reference)
    #expect(verify("new", .never) != nil)
    package.write("new", to: ScratchPackage.reference)

    _ = verify("new", .never)

    #expect(package.text(ScratchPackage.pending) == nil)
  }

  @Test func scopesBeatTheGlobalModeAndArgumentsBeatScopes() {
    withSnapshotTesting(record: .never) {
      #expect(verify("new", nil) != nil)
      #expect(package.text(ScratchPackage.reference) == nil)
      #expect(verify("new", .missing)?.contains("Automatically recorded") == true)
    }
  }

  @Test func onlyTheFourWordsAreModes() {
    #expect(SnapshotTestingConfiguration.Record(rawValue: "failed") == .failed)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "pending") == nil)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "ALL") == nil)
  }

  @Test func aDiffToolIsNamedWithBothPaths() throws {
    package.write("old", to: ScratchPackage.reference)

    let message = try #require(
      withSnapshotTesting(diffTool: .ksdiff) { verify("new", .never) })

    #expect(
      message.contains(
        "ksdiff \"\(package.path)/\(ScratchPackage.reference)\" \"\(package.path)/\(ScratchPackage.pending)\""
      ))
  }
}
