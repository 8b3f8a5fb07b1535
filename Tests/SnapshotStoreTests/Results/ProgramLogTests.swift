import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

struct ProgramLogTests {
  private let folder: ScratchFolder
  private let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private func begunLog(_ more: [String: String] = [:]) -> ProgramLog? {
    let own = ["SNAPSHOT_RUN_ID": "r", "SNAPSHOT_RESULTS_DIR": results.path]
    return ProgramLog(SnapshotEnvironment(own.merging(more) { $1 }))
  }

  private func begin() throws {
    try RunRecord(run: "r", package: folder.path, started: 1).write(in: results)
  }

  private var notes: ProgramNotes { ProgramNotes(ProgramNotes.files(of: "r", in: results)) }

  @Test func whatIsNotedIsRead() throws {
    try begin()
    let log = try #require(begunLog())
    log.add(.started, ofXCTest: "CardTests.testA")
    log.add(.ended, ofXCTest: "CardTests.testA")
    log.add(.started, ofXCTest: "CardTests.testB")
    #expect(notes.programs.first?.isCut == true)

    let conflict = ProgramNote(.conflict, test: "CardTests.testB", text: "a \"b\"\nc")
    log.add(conflict)
    log.add(ProgramNote(.exit, isSwiftTesting: true, status: 0))

    #expect(notes.counts(\.started) == ["CardTests.testA": 1, "CardTests.testB": 1])
    #expect(notes.counts(\.ended) == ["CardTests.testA": 1])
    #expect(notes.programs.first?.conflicts == [conflict])
    #expect(notes.endsSwiftTesting && notes.programs.allSatisfy { !$0.isCut })
    #expect(RunHistory(results).lines(of: "r").isEmpty)
  }

  @Test func withoutTheToolNothingIsWritten() throws {
    #expect(begunLog() == nil)
    try begin()
    #expect(begunLog(["SNAPSHOT_RUN_ID": ""]) == nil)
    #expect(begunLog(["SNAPSHOT_RESULTS_DIR": ""]) == nil)
  }

  /// Tests run this program or others of their own, which may crash on purpose.
  @Test func aProgramThatATestStartsWritesNothing() throws {
    try begin()

    #expect(begunLog([ProgramLog.marker: "17"]) == nil)
  }

  @Test func aLineThatIsCutShortIsLeftOut() throws {
    try begin()
    try folder.write(
      "{\"kind\":\"started\",\"test\":\"A.a\"}\n{\"kind\":\"en",
      to: ".snapshot-results/events/r/1.tests")

    #expect(notes.counts(\.started) == ["A.a": 1] && notes.programs.first?.isCut == true)
  }
}
