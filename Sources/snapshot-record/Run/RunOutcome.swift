import DarkroomSnapshotStore

/// What a run of the tests came to.
struct RunOutcome {
  var package: PackageSnapshots
  var record: RunRecord
  var summary: RunSummary
  /// Failures that aren't differences of snapshots.
  var issues: [TestIssue] = []
  var verdicts: [String: TestVerdict] = [:]
  /// Programs of tests that ended before their tests did.
  var crashes: [TestCrash] = []
  /// How many tests ran in a fresh program, for a crash had left them.
  var resumed = 0
  /// Tests are left because too many programs crashed.
  var isExhausted = false
  /// What ended the run early.
  var stop: RunStop?
  /// What the build printed, when it failed.
  var buildFailure: [String]?
  /// Why the build failed, where the compiler's words do not tell.
  var obstacle: BuildObstacle?
  /// No test was found, or none matches; what the build system said about it.
  var emptiness: [String]?
  /// Tests that failed first and passed when they ran again.
  var flaky: [String] = []
  /// Results that name paths which nobody follows.
  var refused: [ContainedPathError] = []
  /// Constraints that contradict each other; no failure, on iOS neither.
  var conflicts: [LayoutConflict] = []
  /// Words about a merge of Git's that is not ended.
  var merge: String?
  var acceptance: Acceptance?
  var unreferenced: UnreferencedFiles?
  /// They make the run red, or that they cannot be told does.
  var isRedForUnreferenced = false
  /// What pruning after the run removed.
  var deleted: [String] = []
  /// Words about an earlier run that was cut short, and what became of its traces.
  var recovered: [String] = []

  var seconds: Double { (record.ended ?? record.started) - record.started }

  /// What is still to be decided.
  var open: [ResultLine] {
    let accepted = Set(acceptance?.accepted.map(\.line.reference) ?? [])
    return summary.open.filter { !accepted.contains($0.reference) }
  }

  var isEmpty: Bool { emptiness != nil }
  var failed: [String] { record.failed }
  var isBroken: Bool { buildFailure != nil || (record.status ?? 0) != 0 }
}
