import DarkroomSnapshotStore
import FoundationEssentials

/// What a run of the tests shall be.
struct RunPlan: Sendable {
  var package: PackageSnapshots
  var run: String
  var selection = TestSelection()
  var shard: ShardNumber?
  var arguments: [String] = []
  var product: String?
  /// How often tests that failed for another reason than a snapshot run again.
  var retries = 0
  /// The time limit of the whole run, in seconds; nil for no limit.
  var timeout: Int?
  /// The time limit of a test, in seconds; nil for no limit.
  var testTimeout: Int?
  var artifacts: String?
  /// References whose notes are old get fresh ones.
  var restamps = false
  /// References are written even where nothing differs.
  var rewritesAll = false
  var tolerance = Tolerance()
  /// Beats the package's own; as `SnapshotMatrix` reads it.
  var matrix: String?
  /// Words for what else makes the run smaller.
  var limits: [String] = []

  /// Makes a name for a run that the tool starts.
  static func newName() -> String { "tool-\(UUID().uuidString.lowercased())" }

  var isParallel: Bool { arguments.contains("--parallel") }

  /// For the assertions, beside what every run tells them.
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
