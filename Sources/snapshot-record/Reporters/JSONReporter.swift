import DarkroomSnapshotStore
import Foundation

/// One JSON file for programs.
final class JSONReporter: Reporter {
  /// The format, version 1.
  struct Document: Encodable {
    var version = 1
    var run: RunRecord
    /// By state.
    var counts: [String: Int]
    var tests: [String: TestVerdict]
    var issues: [TestIssue]
    /// Of tests whose programs ended before they did.
    var crashes: [TestCrash]
    /// How many tests ran in a fresh program, for a crash had left them.
    var ranAgain: Int
    var flaky: [String]
    var snapshots: [ResultLine]
    var accepted: [String]
    var unreferenced: [String]?
    var refusals: [String]?

    init(_ outcome: RunOutcome) {
      run = outcome.record
      counts = Dictionary(
        uniqueKeysWithValues: ResultState.allCases.map {
          ($0.rawValue, outcome.summary.count($0))
        })
      tests = outcome.verdicts
      issues = outcome.issues
      crashes = outcome.crashes
      ranAgain = outcome.resumed
      flaky = outcome.flaky
      snapshots = outcome.summary.lines
      accepted = outcome.acceptance?.accepted.map(\.name) ?? []
      unreferenced = outcome.unreferenced?.paths
      refusals = outcome.unreferenced?.refusals
    }
  }

  private let path: String

  init(path: String) { self.path = path }

  func end(_ outcome: RunOutcome) throws {
    let data = try Console.encoded(Document(outcome))
    try Files.write([UInt8](data) + [0x0A], to: Path.absolute(path))
  }
}
