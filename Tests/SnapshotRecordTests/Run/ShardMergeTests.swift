import DarkroomSnapshotStore
import Testing

/// What cannot be merged is named, with what to name instead.
struct ShardMergeTests {
  let package: RehearsedPackage

  init() throws { package = try RehearsedPackage.accepted() }

  /// - Returns: the folder of a shard's results.
  private func shard(_ number: String) throws -> String {
    let folder = package.tool.path("shard-\(number.replacing("/", with: "-of-"))")
    let output = try package.run(
      "--shard", number, environment: ["SNAPSHOT_RESULTS_DIR": folder])
    #expect(output.status == 0, "\(output.errors)")
    return folder
  }

  @Test func aFolderWithoutARunIsNamed() throws {
    let output = try package.run("merge", try shard("1/2"), "elsewhere")

    #expect(output.status == 2)
    #expect(output.errors.contains("\(package.tool.path("elsewhere")) holds no results of a run"))
    #expect(output.errors.contains("name the .snapshot-results folder of one"))
  }

  @Test func shardsOfDifferentRunsAreNoWhole() throws {
    let output = try package.run("merge", try shard("1/2"), try shard("2/3"))

    #expect(output.status == 2)
    #expect(
      output.errors == "These are not shards of one run: 1/2, 2/3; name those of one.\n")
  }

  @Test func aShardCountsOnce() throws {
    let folder = try shard("2/2")

    let output = try package.run("merge", folder, folder)

    #expect(output.status == 2)
    #expect(output.errors == "A shard is there twice: 2/2, 2/2; name each once.\n")
  }
}
