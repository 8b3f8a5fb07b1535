import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Testing

struct CommandTests {
  let tool: Tool

  init() throws { tool = try Tool() }

  @Test func doctorNamesBadReferences() throws {
    let own = Pixmap(width: 1, height: 1)
    let file = try PNGEncoder.encode(own, metadata: PNGMetadata(stamp: PNGStamp(own, scale: 1)))
    try tool.write(file, to: "Tests/__Snapshots__/T/good.png")
    try tool.write(Array(file.prefix(40)), to: "Tests/__Snapshots__/T/cut.png")
    try tool.write(PNGEncoder.encode(own), to: "Tests/__Snapshots__/T/foreign.png")
    try tool.write(
      [UInt8]("version https://git-lfs.github.com/spec/v1\n".utf8),
      to: "Tests/__Snapshots__/T/lfs.png")

    let output = try tool.run("doctor")

    #expect(output.status == 5)
    #expect(output.text.contains("ERROR: Tests/__Snapshots__/T/cut.png: the PNG ends"))
    #expect(
      output.text.contains(
        "NOTE: Tests/__Snapshots__/T/foreign.png was recorded by another renderer"))
    #expect(
      output.text.contains("ERROR: Tests/__Snapshots__/T/lfs.png: the file is a Git LFS pointer"))
    #expect(!output.text.contains("good.png"))
  }

  @Test func doctorFindsNothingInAGoodPackage() throws {
    var own = Pixmap(width: 2, height: 1, filledWith: .max)
    own[0, 0] = 0xFF00_0000
    let file = try PNGEncoder.encode(own, metadata: PNGMetadata(stamp: PNGStamp(own, scale: 1)))
    try tool.write(file, to: "Tests/__Snapshots__/T/good.1.png")

    let fonts = ProcessInfo.processInfo.environment.filter {
      ["HOME", "XDG_CACHE_HOME"].contains($0.key)
    }

    let output = try tool.run(["doctor"], environment: fonts)

    // The script that looks for fonts was found, and they are there: the tests of text need them, too.
    #expect(!output.text.contains("ERROR") && !output.errors.contains("install-fonts"))
    #expect(output.text.contains("1 reference looked at."))
    #expect(output.status == 0)
  }

  @Test func initShowsTheAliasesOfThisPackage() throws {
    let manifest = URL.packageRoot.appending(path: "Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)

    let output = try tool.run("init")

    for name in ["UIKit", "_Testing_UIKit", "UIKitTesting", "Combine"] {
      #expect(output.text.contains("\"\(name)\"") && text.contains("\"\(name)\""))
    }
    #expect(output.status == 0 && Files.exists(tool.path(".snapshots.json")) == false)
  }

  @Test func pruningNeedsARun() throws {
    try tool.write([97], to: "Tests/__Snapshots__/T/a.1.txt")

    let output = try tool.run("prune", "--delete")

    #expect(
      output.status == 1
        && output.errors == "No run of the tests is known: run `snapshot-record` first.\n")
    #expect(try tool.text("Tests/__Snapshots__/T/a.1.txt") == "a")
  }

  @Test func aFolderOutsideOfPackagesIsWrongUsage() throws {
    let output = try tool.run("pending", "--package-path", "/proc")

    #expect(output.status != 0)
    #expect(output.errors.contains("no Package.swift"))
  }

  @Test(arguments: [
    ("acept", "did you mean `accept`?"), ("tset", "did you mean `test`?"),
    ("pendng", "did you mean `pending`?"), ("frobnicate", "see `snapshot-record --help`"),
  ])
  func aMisspeltCommandIsAnsweredWithTheNearest(_ word: String, _ advice: String) throws {
    let output = try tool.run(word, "--package-path", ".")

    #expect(output.status == 2)
    #expect(output.errors == "There is no command \"\(word)\"; \(advice)\n")
  }

  @Test func aMisspeltFlagIsAnsweredWithTheNearest() throws {
    let output = try tool.run("test", "--fliter", "x")

    #expect(output.status == 2)
    #expect(output.errors.contains("Did you mean '--filter'?"))
  }

  @Test func theVersionNamesTheRenderer() throws {
    let output = try tool.run("--version")

    #expect(output.status == 0)
    #expect(output.text.wholeMatch(of: #/snapshot-record \d+\.\d+\.\d+ \(renderer \d+\)\n/#) != nil)
  }

  @Test func everyCommandExplainsItself() throws {
    for command in [
      "test", "review", "accept", "reject", "undo", "pending", "show", "prune", "report", "merge",
      "diff",
      "import", "doctor", "restamp", "init", "install",
    ] {
      let output = try tool.run(command, "--help")
      #expect(output.status == 0 && output.text.contains("OVERVIEW"))
    }
  }
}
