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

  @Test func aRelativeDirectoryIsSeenFromTheWorkingDirectory() throws {
    let location = try SnapshotLocation(identity(directory: "refs"), environment: nothing)

    #expect(location.reference == FilePath.absolute("refs/testCard.2.png"))
  }

  @Test(arguments: [("e\u{301}", "\u{E9}"), ("\u{E9}", "e\u{301}")])
  func referencesAreFoundInBothFormsOfUnicode(_ asked: String, _ there: String) throws {
    let path = "Tests/AppTests/__Snapshots__/CardTests/testCard.\(there).png"
    try folder.write("", to: path)

    let location = try SnapshotLocation(identity(name: asked), environment: nothing)

    #expect(Array(location.reference.utf8) == Array("\(folder.path)/\(path)".utf8))
    #expect(Files.exists(location.reference))
  }

  @Test func withoutAFileAnAccentIsWrittenAsItIs() throws {
    let location = try SnapshotLocation(identity(name: "e\u{301}"), environment: nothing)

    #expect(location.reference.utf8.suffix(7).elementsEqual("e\u{301}.png".utf8.suffix(7)))
  }

  @Test func whatBelongsToALongNameIsShortened() throws {
    let name = String(repeating: "n", count: 240)

    let location = try SnapshotLocation(identity(name: name), environment: nothing)

    #expect(FilePath.name(location.reference) == "testCard.\(name).png")
    #expect(FilePath.name(location.difference).utf8.count == 255)
    #expect(location.difference.hasSuffix(".diff.png"))
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

  /// File systems and Git differ in how they write an accent.
  @Test(arguments: ["caf\u{E9}", "cafe\u{301}"])
  func aNameIsFoundWhicheverWayItsAccentsAreWritten(written: String) throws {
    let directory = folder.path("references")
    let other = written.unicodeScalars.count == 4 ? "cafe\u{301}" : "caf\u{E9}"
    try folder.write("", to: "references/testCard.\(written).png")
    try folder.write("", to: "references/testCard.cafe.png")

    let location = try SnapshotLocation(
      identity(name: other, directory: directory), environment: nothing)

    #expect(
      Array(location.reference.utf8) == Array("\(directory)/testCard.\(written).png".utf8))
  }

  @Test func aNewNameIsWrittenAsItIsGiven() throws {
    let directory = folder.path("references")
    let location = try SnapshotLocation(
      identity(name: "cafe\u{301}", directory: directory), environment: nothing)

    #expect(
      Array(location.reference.utf8) == Array("\(directory)/testCard.cafe\u{301}.png".utf8))
  }
}
