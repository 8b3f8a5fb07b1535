import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// What commands may write is a reference by its name and place, or because a run on this machine asked for it.
struct ReferenceRuleTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: "Tests/AppTests/CardTests.swift")
    try folder.write("", to: "Sources/App/App.swift")
  }

  private func results(_ settings: String = "{}", _ variables: [String: String] = [:]) throws
    -> ResultsDirectory
  {
    let settings = try SnapshotSettings(
      json: [UInt8](settings.utf8), path: folder.path(".snapshots.json"))
    return ResultsDirectory(
      package: folder.path, settings: settings, environment: SnapshotEnvironment(variables))
  }

  private func isReference(_ name: String, _ results: ResultsDirectory) -> Bool {
    ReferenceRule(results).refusal(of: folder.path(name)) == nil
  }

  @Test(arguments: [
    ("Tests/AppTests/__Snapshots__/CardTests/testCard.1.png", true),
    ("Tests/AppTests/__Snapshots__/CardTests/testCard.dark-mode.iPhone13-dark.PNG", true),
    ("Tests/AppTests/__Snapshots__/linux/CardTests/testCard.1.json", true),
    ("__Snapshots__/T/größe.~a1b2c3.txt", true),
    ("Sources/App/App.swift", false), ("Makefile", false), ("README.md", false),
    ("Package.resolved", false), ("Sources/App/Main.xib", false), ("Sources/App/a.1.txt", false),
    ("Tests/AppTests/CardTests/testCard.1.png", false),
    ("__Snapshots__/T/x.swift", false), ("__Snapshots__/T/x.1.swift", false),
    ("__Snapshots__/T/x.1.m", false), ("__Snapshots__/T/x.1.c", false),
    ("__Snapshots__/T/x.1.resolved", false), ("__Snapshots__/T/x.1.sh", false),
    ("__Snapshots__/T/x.1", false), ("__Snapshots__/T/Makefile", false),
    ("__Snapshots__/T/README.md", false), ("__Snapshots__/T/a b.1.txt", false),
    ("__Snapshots__/.x/a.1.txt", false), ("__Snapshots__/T/.a.1.txt", false),
    ("__Snapshots__.1.txt", false), ("__Snapshots__/../Sources/a.1.txt", false),
    (".github/__Snapshots__/T/a.1.txt", false), ("../__Snapshots__/T/a.1.txt", false),
    ("Inner/__Snapshots__/T/a.1.txt", false),
  ])
  func aNameAndAPlaceMakeAReference(_ name: String, _ expected: Bool) throws {
    try folder.write("", to: "Inner/Package.swift")

    #expect(isReference(name, try results()) == expected)
  }

  @Test func aRootHoldsAFolderForEachTestFile() throws {
    let inside = try results(#"{"root": "Golden", "variant": "linux"}"#)
    let outside = try ScratchFolder()
    let named = try results("{}", ["SNAPSHOT_REFERENCE_DIR": outside.path])
    let shared = try results(#"{"elsewhere": ["../\#(FilePath.name(outside.path))/Shared"]}"#)

    #expect(isReference("Golden/linux/AppTests/CardTests/testCard.1.png", inside))
    #expect(!isReference("Golden/linux/AppTests/Unknown/testCard.1.png", inside))
    #expect(!isReference("Golden/AppTests/CardTests/testCard.1.png", inside))
    #expect(!isReference("Golden/linux/AppTests/CardTests/testCard.1.swift", inside))
    #expect(isReference(outside.path("AppTests/CardTests/testCard.1.png"), named))
    #expect(!isReference(outside.path("AppTests/testCard.1.png"), named))
    #expect(isReference(outside.path("Shared/a.1.png"), shared))
    #expect(!isReference(outside.path("Shared/a.1.sh"), shared))
    #expect(!isReference(outside.path("a.1.png"), shared))
  }

  private func line(_ name: String) -> ResultLine {
    ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "t", file: folder.path("Odd/OddTests.swift"),
      line: 1, mode: .pending, state: .matched, reference: ContainedPath(own: folder.path(name)),
      package: folder.path)
  }

  @Test func aRunOfThisMachineMakesItsPlacesReferences() throws {
    let results = try results()
    ResultLog(run: "here").append(line("Fixtures/golden.1.bin"), in: results)

    #expect(isReference("Fixtures/golden.1.bin", results))
    #expect(isReference("Fixtures/golden.2.bin", results))
    #expect(!isReference("Fixtures/golden.2.swift", results))
    #expect(!isReference("Fixtures/Makefile", results))
  }

  @Test(arguments: ["merged-1", "import"])
  func whatAMergeOrAnImportBroughtIsNoEvidence(_ run: String) throws {
    let results = try results()
    ResultLog(run: run).append(line("Fixtures/golden.1.bin"), in: results)

    #expect(!isReference("Fixtures/golden.1.bin", results))
    let contents = RunHistory(results).contents()
    #expect(contents.lines.isEmpty && contents.refused.count == 1)
  }

  /// As a checkout, an archive or `cp -a` brings it.
  @Test func aCopyOfARunIsNoEvidence() throws {
    let results = try results()
    ResultLog(run: "here").append(line("Fixtures/golden.1.bin"), in: results)
    let copy = FilePath.joined(results.events, "copied")
    let copying = try Process.run(
      URL(filePath: "/bin/cp"), arguments: ["-a", FilePath.joined(results.events, "here"), copy])
    copying.waitUntilExit()

    let history = RunHistory(results)
    #expect(history.isOwn("here") && !history.isOwn("copied") && !history.isOwn("gone"))
    try FileManager.default.removeItem(atPath: FilePath.joined(results.events, "here"))
    #expect(!isReference("Fixtures/golden.1.bin", results))
  }

  @Test func aFolderMovedWithItsPackageStaysOwn() throws {
    let results = try results()
    ResultLog(run: "here").append(line("Fixtures/golden.1.bin"), in: results)
    try FileManager.default.moveItem(
      atPath: FilePath.joined(results.events, "here"),
      toPath: FilePath.joined(results.events, "there"))

    #expect(RunHistory(results).isOwn("there"))
  }

  @Test(arguments: [
    ("Tests/AppTests/CardTests.swift", true), ("Odd/OddTests.swift", true),
    ("Tests/AppTests/Gone.swift", false), ("Sources/App/App.swift", false),
    ("Package.swift", false), ("Tests/AppTests/__Snapshots__/x.swift", false),
    ("Tests/Link/LinkTests.swift", false), ("Tests/AppTests/notes.txt", false),
    ("../AppTests/CardTests.swift", false),
  ])
  func onlyTestSourcesAreEdited(_ name: String, _ isSource: Bool) throws {
    for name in [
      "Odd/OddTests.swift", "Tests/AppTests/__Snapshots__/x.swift", "Tests/AppTests/notes.txt",
    ] {
      try folder.write("", to: name)
    }
    try folder.createFolder("Tests/Link")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Tests/Link/LinkTests.swift"),
      withDestinationPath: folder.path("Sources/App/App.swift"))
    let results = try results()
    ResultLog(run: "here").append(line("__Snapshots__/T/a.1.txt"), in: results)

    #expect((ReferenceRule(results).refusal(ofSource: folder.path(name)) == nil) == isSource)
  }

  /// Settings may put pending values into the folder of sources, and a line may call a source a value.
  @Test func aForeignValueWaitsWhereItsReferenceSays() throws {
    let results = try results(#"{"pending": "Sources"}"#)
    var line = line("__Snapshots__/T/a.1.txt")
    line.pending = ContainedPath(own: folder.path("Sources/App/App.swift"))
    try folder.write(line.encoded(), to: ".snapshot-results/events/theirs/1.jsonl")
    let store = PendingStore(results, journal: UndoJournal(results))

    #expect(store.all().isEmpty && store.contents().refused.count == 1)
    try store.reject(store.all(), by: "reject")
    #expect(try folder.text("Sources/App/App.swift") == "")
  }

  @Test(arguments: ["events", "undo", "pending", "sources"])
  func linksInThePlaceOfResultsAreNotFollowed(_ name: String) throws {
    let results = try results()
    try folder.createFolder(".snapshot-results")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path(".snapshot-results/\(name)"), withDestinationPath: folder.path("Sources"))

    let error = #expect(throws: StoreError.self) { try results.prepare() }
    #expect(error?.description.contains("is a symbolic link") == true)
  }
}
