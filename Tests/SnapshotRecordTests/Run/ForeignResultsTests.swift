import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

/// Results that somebody else wrote: their paths stay in this package, or nothing happens.
struct ForeignResultsTests {
  let tool: Tool
  let outside: ScratchFolder

  init() throws {
    tool = try Tool()
    outside = try ScratchFolder()
    try outside.write("secret", to: "id.1.txt")
  }

  /// A folder of results with one line, as an artifact of a shard has it.
  private func artifact(
    reference: String, pending: String? = nil, in folder: String = "artifact",
    home: String = "/home/ci/app"
  ) throws {
    let record =
      #"{"version": 1, "run": "../../r", "package": "\#(home)", "started": 1, "ended": 2, "status": 0, "limits": [], "tests": ["T.T/a"], "passed": 1, "failed": [], "skipped": [], "unfinished": [], "tellsSkipped": true}"#
    let waiting = pending.map { #""pending": "\#($0)","# } ?? ""
    let line =
      #"{"version": 1, "run": "r", "process": 1, "sequence": 1, "time": 1, "runner": "XCTest", "test": "T/T.swift/a()", "file": "\#(home)/T.swift", "line": 3, "mode": "pending", "state": "changed", \#(waiting) "reference": "\#(reference)", "package": "\#(home)"}"#
    try tool.write([UInt8](record.utf8), to: "\(folder)/events/r/run.json")
    try tool.write([UInt8]((line + "\n").utf8), to: "\(folder)/events/r/1.jsonl")
    try tool.write([UInt8]("new".utf8), to: "\(folder)/pending/__Snapshots__/T/a.1.txt")
  }

  @Test func whatLiesInThePackageIsMerged() throws {
    try artifact(
      reference: "/home/ci/app/__Snapshots__/T/a.1.txt",
      pending: "/home/ci/app/.snapshot-results/pending/__Snapshots__/T/a.1.txt")

    let merged = try tool.run("merge", "artifact")
    #expect(merged.status == 1)
    #expect(merged.text.contains("new      __Snapshots__/T/a.1.txt\n         + new\n"))

    // A file that nobody has named or seen is not written.
    let blind = try tool.run("accept")
    #expect(blind.status == 1 && blind.text == "0 snapshots accepted.\n")
    #expect(blind.errors.contains("1 snapshot left") && blind.errors.contains("         + new\n"))
    #expect(try tool.text("__Snapshots__/T/a.1.txt") == nil)
    #expect(try tool.run("pending").text.contains("         + new\n"))

    #expect(try tool.run("accept", "--new").status == 0)
    #expect(try tool.text("__Snapshots__/T/a.1.txt") == "new")
  }

  @Test func aNewFileIsAcceptedByItsName() throws {
    try artifact(
      reference: "/home/ci/app/__Snapshots__/T/a.1.txt",
      pending: "/home/ci/app/.snapshot-results/pending/__Snapshots__/T/a.1.txt")
    _ = try tool.run("merge", "artifact")

    let output = try tool.run("accept", "T/a.1.txt")

    #expect(output.status == 0 && output.text.contains("         + new\n"))
    #expect(try tool.text("__Snapshots__/T/a.1.txt") == "new")
  }

  /// The words of a line are the artifact's; what a text changes is read from the text.
  @Test func aTextThatChangesIsShownWhateverTheLineSays() throws {
    try tool.write([UInt8]("old".utf8), to: "__Snapshots__/T/a.1.txt")
    try artifact(
      reference: "/home/ci/app/__Snapshots__/T/a.1.txt",
      pending: "/home/ci/app/.snapshot-results/pending/__Snapshots__/T/a.1.txt")

    #expect(try tool.run("merge", "artifact").text.contains("         - old\n         + new\n"))
    #expect(try tool.run("accept").status == 0)
    #expect(try tool.text("__Snapshots__/T/a.1.txt") == "new")
  }

  @Test(arguments: [
    "/home/ci/app/../../../OUTSIDE/x.1.txt", "OUTSIDE/x.1.txt", "../x.1.txt",
    "/home/ci/app/.git/hooks/pre-commit", "/home/ci/app/Package.swift",
  ])
  func aReferenceElsewhereIsRefusedWithItsFile(_ reference: String) throws {
    let reference = reference.replacingOccurrences(of: "OUTSIDE", with: outside.path)
    try artifact(
      reference: reference,
      pending: "/home/ci/app/.snapshot-results/pending/__Snapshots__/T/a.1.txt")

    let merged = try tool.run("merge", "artifact")
    let accepted = try tool.run("accept")

    #expect(merged.status == 2)
    #expect(merged.errors.contains("artifact/events/r/1.jsonl names \"\(reference)\""))
    #expect(accepted.text == "0 snapshots accepted.\n")
    #expect(try outside.text("x.1.txt") == nil)
    #expect(try tool.text("Package.swift") == "" && tool.text(".git/hooks/pre-commit") == nil)
  }

  @Test(arguments: [
    "OUTSIDE/id.1.txt", "/home/ci/app/../../../OUTSIDE/id.1.txt", "/a/pending/../../../../id.1.txt",
  ])
  func aFileOfThisMachineIsNotTakenForAValue(_ pending: String) throws {
    try artifact(
      reference: "/home/ci/app/__Snapshots__/T/a.1.txt",
      pending: pending.replacingOccurrences(of: "OUTSIDE", with: outside.path))

    #expect(try tool.run("merge", "artifact").status == 2)

    #expect(Files.below(tool.results.pendingPath).isEmpty)
    #expect(try tool.run("accept").text == "0 snapshots accepted.\n")
    #expect(try tool.text("__Snapshots__/T/a.1.txt") == nil)
  }

  /// The same lines, put where this package's own results lie.
  @Test(arguments: ["accept", "reject", "pending", "report"])
  func decidingTouchesNothingElsewhere(_ command: String) throws {
    try artifact(
      reference: "\(tool.package)/__Snapshots__/T/a.1.txt", pending: outside.path("id.1.txt"),
      in: ".snapshot-results", home: tool.package)

    let output = try tool.run(command)

    #expect(try outside.text("id.1.txt") == "secret")
    #expect(try tool.text("__Snapshots__/T/a.1.txt") == nil)
    #expect(
      !Files.below(tool.path(".snapshot-results/report")).contains { path in
        (try? Files.read(path)).map { String(decoding: $0, as: UTF8.self).contains("secret") }
          ?? true
      })
    if command != "report" { #expect(output.errors.contains("events/r/1.jsonl names")) }
  }

  /// Nobody can say what became of them, so the run isn't a success.
  @Test func aRunWithReferencesOutsideOfThePackageFails() throws {
    let package = try RehearsedPackage(RehearsedPackage.card)
    try FileManager.default.createSymbolicLink(
      atPath: package.tool.path("Tests/AppTests/__Snapshots__"), withDestinationPath: outside.path)

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("REFUSED") && output.text.contains("a symbolic link leads"))
  }

  @Test func linksInAnArtifactAreNotFollowed() throws {
    try artifact(
      reference: "/home/ci/app/__Snapshots__/T/b.1.txt",
      pending: "/home/ci/app/.snapshot-results/pending/b.1.txt")
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("artifact/pending/b.1.txt"),
      withDestinationPath: outside.path("id.1.txt"))

    let merged = try tool.run("merge", "artifact")

    #expect(merged.status == 2 && merged.errors.contains("a symbolic link leads"))
    #expect(Files.below(tool.results.pendingPath).isEmpty)
  }
}
