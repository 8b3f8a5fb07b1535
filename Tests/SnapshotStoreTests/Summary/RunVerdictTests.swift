import DarkroomSnapshotStore
import Testing

struct RunVerdictTests {
  private func record(_ change: (inout RunRecord) -> Void = { _ in }) -> RunRecord {
    var record = RunRecord(run: "r", package: "/p", started: 1)
    (record.ended, record.status) = (2, 0)
    change(&record)
    return record
  }

  private func line(
    _ state: ResultState, problem: String? = nil, digest: String? = nil, at line: Int = 1
  )
    -> ResultLine
  {
    var result = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/T.swift/a()", file: "/p/T.swift", line: line,
      mode: .pending, state: state, reference: ContainedPath(own: "/p/__Snapshots__/T/a.png"),
      package: "/p")
    (result.problem, result.digest) = (problem, digest)
    return result
  }

  private func verdict(_ lines: [ResultLine], _ record: RunRecord? = nil) -> RunVerdict {
    let summary = RunSummary(lines)
    return RunVerdict(record ?? self.record(), summary, open: summary.open)
  }

  @Test func nothingWrongPasses() {
    #expect(verdict([line(.matched), line(.tolerated)]) == .passed)
  }

  @Test(
    arguments: [
      { $0.ended = nil }, { $0.status = 1 }, { $0.failed = ["T.A/a"] }, { $0.absent = ["T.A/a"] },
      { $0.faults = ["shard 2/3 was killed"] },
      { $0.merged = [1, 3].compactMap { ShardNumber(index: $0, total: 3) } },
    ] as [@Sendable (inout RunRecord) -> Void])
  func whatDidNotPassFails(_ change: @Sendable (inout RunRecord) -> Void) {
    #expect(verdict([line(.matched)], record(change)) == .failed)
    #expect(verdict([line(.changed)], record(change)) == .failed)
  }

  @Test func differencesAndSharedReferencesAreDifferences() {
    #expect(verdict([line(.changed)]) == .differences)
    #expect(
      verdict([line(.matched, digest: "a"), line(.matched, digest: "b", at: 2)]) == .differences)
  }

  @Test(arguments: ["lfs-pointer", "fonts"])
  func referencesThatCannotBeUsedExplainTheirTestsFailure(_ problem: String) {
    let failed = record { ($0.failed, $0.status) = (["T.A/a"], 1) }

    #expect(verdict([line(.error, problem: problem)], failed) == .unusableReferences)
    #expect(
      verdict([line(.error, problem: problem)], record { $0.failed = ["T.A/b"] }) == .failed)
  }
}
