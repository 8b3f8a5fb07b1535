import DarkroomSnapshotStore
import Testing

struct RunRecordTests {
  @Test(
    arguments: [
      { (record: inout RunRecord) in record.unfinished = ["T.A/a"] },
      { $0.crashed = ["T.A/a"] }, { $0.absent = ["T.A/a"] }, { $0.isUnlisted = true },
      { $0.lostResults = true },
    ] as [@Sendable (inout RunRecord) -> Void])
  func whatDidNotComeToItsEndIsNotWhole(_ change: @Sendable (inout RunRecord) -> Void) {
    var record = RunRecord(run: "r", package: "/p", started: 1)
    record.ended = 2
    record.status = 0
    #expect(record.isWhole && record.incompleteness == [])

    change(&record)

    #expect(!record.isWhole && record.incompleteness.count == 1)
  }
}
