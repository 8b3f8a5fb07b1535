import DarkroomTestSupport
import Testing

@testable import DarkroomSnapshotStore

struct SnapshotLocationTests {
  let folder: ScratchFolder
  let nothing = SnapshotEnvironment([:])

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
  }

  func identity(name: String? = nil, directory: String? = nil) -> SnapshotIdentity {
    SnapshotIdentity(
      fileID: "AppTests/CardTests.swift", filePath: "\(folder.path)/Tests/AppTests/CardTests.swift",
      testName: "testCard()", name: name, counter: 2, pathExtension: "png", directory: directory)
  }

  @Test func referencesLieBesideTheTest() throws {
    let location = try SnapshotLocation(identity(), environment: nothing)

    #expect(
      location.reference == "\(folder.path)/Tests/AppTests/__Snapshots__/CardTests/testCard.2.png")
    #expect(
      location.pending
        == "\(folder.path)/.snapshot-results/pending/Tests/AppTests/__Snapshots__/CardTests/testCard.2.png"
    )
    #expect(location.difference.hasSuffix("/CardTests/testCard.2.diff.png"))
  }

  @Test func aDirectoryArgumentIsTheFolderItself() throws {
    let location = try SnapshotLocation(
      identity(name: "dark mode", directory: "/elsewhere"), environment: nothing)

    #expect(location.reference == "/elsewhere/testCard.dark-mode.png")
    #expect(location.pending.hasSuffix("/testCard.dark-mode.png"))
    #expect(location.pending.contains("/.snapshot-results/pending/elsewhere-"))
  }

  @Test func settingsMoveTheRoot() throws {
    try folder.write(#"{"root": "__Snapshots__", "variant": "linux"}"#, to: ".snapshots.json")

    let location = try SnapshotLocation(identity(), environment: nothing)

    #expect(
      location.reference == "\(folder.path)/__Snapshots__/linux/AppTests/CardTests/testCard.2.png")
  }

  @Test func theEnvironmentBeatsTheSettings() throws {
    try folder.write(#"{"root": "__Snapshots__"}"#, to: ".snapshots.json")
    let environment = SnapshotEnvironment([
      "SNAPSHOT_REFERENCE_DIR": "/refs", "SNAPSHOT_PENDING_DIR": "/wait",
      "SNAPSHOT_RESULTS_DIR": "/out",
    ])

    let location = try SnapshotLocation(identity(), environment: environment)

    #expect(location.reference == "/refs/AppTests/CardTests/testCard.2.png")
    #expect(location.results.path == "/out")
    #expect(location.pending.hasPrefix("/wait/elsewhere-"))
  }

  @Test func argumentsJoinTheNumber() throws {
    var parameterized = identity()
    parameterized.arguments = ".dark"

    let location = try SnapshotLocation(parameterized, environment: nothing)

    #expect(location.reference.hasSuffix("/testCard.dark.2.png"))
  }

  @Test(arguments: [
    (#"{"rot": "x"}"#, "unknown key \"rot\""), ("[]", "not a JSON object"), ("{", "not JSON"),
    (#"{"root": 3}"#, "\"root\" is not text"),
  ])
  func settingsThatMakeNoSenseAreErrors(_ json: String, _ words: String) throws {
    let error = #expect(throws: StoreError.self) {
      try SnapshotSettings(json: [UInt8](json.utf8), path: "p")
    }

    #expect(error?.description.contains(words) == true)
  }
}
