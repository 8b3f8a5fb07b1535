import DarkroomSnapshotStore
import FoundationEssentials

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
    /// The crashes of tests whose programs ended before the tests did.
    var crashes: [TestCrash]
    /// The number of tests that ran in a new program because a crash had prevented them from running.
    var ranAgain: Int
    var flaky: [String]
    /// Constraints that contradict each other.
    var conflicts: [LayoutConflict]
    var snapshots: [ResultLine]
    var changes: [Change]
    var accepted: [String]
    var unreferenced: [String]?
    var refusals: [String]?

    /// One decision to make; its number is the one for `accept --change`.
    struct Change: Encodable {
      var number: Int
      var kind: SnapshotChange.Kind
      var words: [String]
      /// References, seen from the package.
      var snapshots: [String]

      init(_ change: SnapshotChange) {
        number = change.number
        kind = change.kind
        words = change.words
        snapshots = change.lines.map(\.shortReference)
      }
    }

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
      conflicts = outcome.conflicts
      snapshots = outcome.summary.lines
      changes = outcome.summary.changes.all.map(Change.init)
      accepted = outcome.acceptance?.accepted.map(\.name) ?? []
      unreferenced = outcome.unreferenced?.paths
      refusals = outcome.unreferenced?.refusals
    }
  }

  private let path: String

  init(path: String) { self.path = path }

  func end(_ outcome: RunOutcome) throws {
    let data = try Console.encoded(Document(outcome))
    try Files.write([UInt8](data) + [0x0A], to: FilePath.absolute(path))
  }
}
