import DarkroomSnapshotStore

/// The outcome of a test run.
struct RunOutcome {
  var package: PackageSnapshots
  var record: RunRecord
  var summary: RunSummary
  /// Failures that are not snapshot differences.
  var issues: [TestIssue] = []
  var verdicts: [String: TestVerdict] = [:]
  /// Test programs that ended before their tests did.
  var crashes: [TestCrash] = []
  /// The number of tests that ran in a new program because a crash had prevented them from running.
  var resumed = 0
  /// Whether tests are left because too many programs crashed.
  var isExhausted = false
  /// What ended the run early.
  var stop: RunStop?
  /// The output of the build, if it failed.
  var buildFailure: [String]?
  /// The reason for the failed build, if the compiler's messages do not explain it.
  var obstacle: BuildObstacle?
  /// The message of the build system if no test was found, or none matches.
  var emptiness: [String]?
  /// Tests that failed at first and passed when they ran again.
  var flaky: [String] = []
  /// Results with paths that are not followed.
  var refused: [ContainedPathError] = []
  /// Constraints that contradict each other; as on iOS, they are not failures.
  var conflicts: [LayoutConflict] = []
  /// A message about an unfinished merge in Git.
  var merge: String?
  var acceptance: Acceptance?
  var unreferenced: UnreferencedFiles?
  /// Whether unreferenced files fail the run, or the fact that they cannot be determined.
  var isRedForUnreferenced = false
  /// The files that pruning removed after the run.
  var deleted: [String] = []
  /// A message about an earlier run that was interrupted, and about the cleanup.
  var recovered: [String] = []

  var seconds: Double { (record.ended ?? record.started) - record.started }

  /// The snapshots that still need a decision.
  var open: [ResultLine] {
    let accepted = Set(acceptance?.accepted.map(\.line.reference) ?? [])
    return summary.open.filter { !accepted.contains($0.reference) }
  }

  var isEmpty: Bool { emptiness != nil }
  var failed: [String] { record.failed }
  var isBroken: Bool { buildFailure != nil || (record.status ?? 0) != 0 }
}
