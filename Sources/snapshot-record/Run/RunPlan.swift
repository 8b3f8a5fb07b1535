import DarkroomSnapshotStore
import FoundationEssentials

/// The settings of a test run.
struct RunPlan: Sendable {
  var package: PackageSnapshots
  var run: String
  var selection = TestSelection()
  var shard: ShardNumber?
  var arguments: [String] = []
  var product: String?
  /// How often tests that failed for a reason other than a snapshot run again.
  var retries = 0
  /// The time limit of the whole run, in seconds; nil for no limit.
  var timeout: Int?
  /// The time limit of a test, in seconds; nil for no limit.
  var testTimeout: Int?
  var artifacts: String?
  /// Whether references with outdated notes get new ones.
  var restamps = false
  /// Whether references are written even if nothing differs.
  var rewritesAll = false
  var tolerance = Tolerance()
  /// The matrix that overrides the package's own, in the format that `SnapshotMatrix` reads.
  var matrix: String?
  /// Descriptions of other restrictions of the run.
  var limits: [String] = []

  /// Creates a name for a run that the tool starts.
  static func newName() -> String { "tool-\(UUID().uuidString.lowercased())" }

  var isParallel: Bool { arguments.contains("--parallel") }

  /// Environment variables for the assertions, in addition to the ones of every run.
  var variables: [String: String] {
    var values: [String: String] = [:]
    if let artifacts { values["SNAPSHOT_ARTIFACTS"] = artifacts }
    if restamps { values["SNAPSHOT_RESTAMP"] = "1" }
    if rewritesAll { values["SNAPSHOT_RESTAMP"] = "all" }
    if let threshold = tolerance.threshold { values["SNAPSHOT_THRESHOLD"] = "\(threshold)" }
    if let pixels = tolerance.maxDiffPixels { values["SNAPSHOT_MAX_DIFF_PIXELS"] = "\(pixels)" }
    if let ratio = tolerance.maxDiffPixelRatio {
      values["SNAPSHOT_MAX_DIFF_PIXEL_RATIO"] = "\(ratio)"
    }
    if let matrix { values["SNAPSHOT_MATRIX"] = matrix }
    return values
  }
}
