import DarkroomSnapshotStore
import Testing

struct RunRecordTests {
  @Test(
    arguments: [
      { (record: inout RunRecord) in record.unfinished = ["T.A/a"] },
      { $0.crashed = ["T.A/a"] }, { $0.absent = ["T.A/a"] }, { $0.isUnlisted = true },
      { $0.lostResults = true }, { $0.ended = nil }, { $0.faults = ["shard 2/3 was killed"] },
      { $0.merged = [1, 3].compactMap { ShardNumber(index: $0, total: 3) } },
    ] as [@Sendable (inout RunRecord) -> Void])
  func whatDidNotComeToItsEndIsNotWhole(_ change: @Sendable (inout RunRecord) -> Void) {
    var record = RunRecord(run: "r", package: "/p", started: 1)
    record.ended = 2
    record.status = 0
    #expect(record.isWhole && record.incompleteness == [])

    change(&record)

    #expect(!record.isWhole && record.incompleteness.count == 1)
  }

  @Test(arguments: [
    ([1, 3], 3, "shard 2/3 is missing: name its results folder too, or run the shard again"),
    ([2], 3, "shards 1/3, 3/3 are missing: name their results folders too, or run them again"),
  ])
  func missingShardsAreNamedWithWhatToDo(_ shards: ([Int], Int, String)) {
    var record = RunRecord(run: "r", package: "/p", started: 1)
    record.merged = shards.0.compactMap { ShardNumber(index: $0, total: shards.1) }

    #expect(record.gaps == [shards.2])
  }
}
