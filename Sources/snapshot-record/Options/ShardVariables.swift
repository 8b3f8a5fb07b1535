import DarkroomSnapshotStore

/// The shard variables of common CI systems: Bazel's, GitLab's, or `TEST_SHARD=2/5` for systems that have none of their
/// own.
struct ShardVariables {
  let shard: ShardNumber?
  /// The file that Bazel expects a program to create if it supports shards.
  let statusFile: String?

  init(_ environment: SnapshotEnvironment) {
    let values = environment.values
    func number(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
    statusFile = values["TEST_SHARD_STATUS_FILE"]
    if let index = number("TEST_SHARD_INDEX"), let total = number("TEST_TOTAL_SHARDS") {
      shard = ShardNumber(index: index + 1, total: total)
    } else if let index = number("CI_NODE_INDEX"), let total = number("CI_NODE_TOTAL"), total > 1 {
      shard = ShardNumber(index: index, total: total)
    } else if let own = values["TEST_SHARD"].flatMap({ ShardNumber($0) }), own.total > 1 {
      shard = own
    } else {
      shard = nil
    }
  }

  func announce() {
    guard let statusFile, !statusFile.isEmpty else { return }
    try? Files.write([], to: statusFile)
  }
}
