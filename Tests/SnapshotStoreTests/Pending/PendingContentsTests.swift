import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// A pending value is from the last run that took its snapshot, unless that snapshot was in error.
struct PendingContentsTests {
  private let folder: ScratchFolder
  private let results: ResultsDirectory

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private var store: PendingStore { PendingStore(results, journal: UndoJournal(results)) }

  private func line(
    _ state: ResultState, line number: Int = 1, value: String? = nil, problem: String? = nil
  ) throws -> ResultLine {
    let reference = folder.path("__Snapshots__/T/page-_.1.txt")
    var line = ResultLine(
      run: "r", process: 1, runner: "Testing", test: "T.S/page(_:)", file: folder.path("T.swift"),
      line: number, mode: .pending, state: state, reference: ContainedPath(own: reference),
      package: folder.path)
    line.problem = problem
    if let value {
      line.pending = ContainedPath(own: results.pending(for: reference))
      line.digest = value
      try Files.write([UInt8](value.utf8), to: results.pending(for: reference))
    }
    return line
  }

  private func leave(_ lines: ResultLine..., run: String = "r") {
    let log = ResultLog(run: run)
    for line in lines { log.append(line, in: results) }
  }

  private func expectError() throws {
    let contents = store.contents()
    #expect(contents.snapshots.isEmpty && contents.inError.count == 1)
    let summary = RunSummary(RunHistory(results).lines(of: "r"))
    #expect(summary.changes.all.isEmpty && summary.count(.changed) == 0)
    #expect(store.accept(store.all(), by: "accept").accepted.isEmpty)
    #expect(try folder.text("__Snapshots__/T/page-_.1.txt") == nil)
  }

  /// Arguments of one test share line and reference.
  @Test func collidingArgumentsHaveNoValue() throws {
    leave(try line(.added, value: "a"), try line(.error), try line(.error))
    try expectError()
  }

  @Test func collidingAssertionsHaveNoValue() throws {
    leave(try line(.changed, value: "a"), try line(.error, line: 2))
    try expectError()
    #expect(RunSummary(RunHistory(results).lines(of: "r")).count(.error) == 2)
  }

  @Test func assertionsOfTwoProcessesHaveNoValue() throws {
    leave(try line(.changed, value: "a"), try line(.changed, line: 2, value: "b"))
    try expectError()
  }

  @Test func aValueOfAnOlderRunDoesNotWaitOnceTheTestThrows() throws {
    leave(try line(.changed, value: "a"), run: "older")
    leave(try line(.error))
    try expectError()
  }

  /// As upstream has it: the last one wins.
  @Test func assertionsWithUpstreamsWaysShareAReference() throws {
    var (first, second) = (try line(.added, value: "a"), try line(.added, line: 2, value: "b"))
    (first.upstream, second.upstream) = (true, true)
    leave(first, second)

    #expect(store.all().count == 1)
  }

  @Test func theValueForADamagedReferenceWaits() throws {
    leave(try line(.error, value: "a", problem: "conflict"))

    #expect(store.all().count == 1 && store.contents().inError.isEmpty)
    #expect(store.accept(store.all(), by: "accept").accepted.count == 1)
  }

  @Test func aRetryThatPassesIsNoError() throws {
    leave(try line(.error), try line(.changed, value: "a"))

    #expect(store.all().count == 1)
  }

  /// A caller of the store with a line in error gets the reason.
  @Test func aValueInErrorIsRefusedWithTheReason() throws {
    var wrong = try line(.error, value: "a", problem: "error")
    wrong.words = ["Two assertions use one reference."]
    let snapshot = PendingSnapshot(
      line: wrong, path: ContainedPath(own: results.pending(for: wrong.reference.path)))

    let refusal = store.accept([snapshot], by: "accept").refused.first?.error

    #expect(
      refusal
        == .valueInError(
          path: wrong.reference.path, reason: "Two assertions use one reference."))
  }
}
