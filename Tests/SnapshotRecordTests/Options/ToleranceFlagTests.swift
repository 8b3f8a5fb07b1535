import DarkroomSnapshotStore
import Foundation
import Testing

/// What a run allows, takes or writes beyond what its tests say.
struct ToleranceFlagTests {
  typealias Rehearsal = RehearsedPackage

  /// A red card's reference, and a card of another color: 24 of 48 pixels differ.
  func changed(_ color: String, settings: String? = nil) throws -> Rehearsal {
    let package = try Rehearsal(Rehearsal.card)
    if let settings { try package.tool.write([UInt8](settings.utf8), to: ".snapshots.json") }
    _ = try package.run("-u")
    try package.play(
      #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "\#(color)"}]}"#)
    return package
  }

  @Test(arguments: [
    (["--max-diff-pixels", "24"], "at most 24 pixels", "SNAPSHOT_MAX_DIFF_PIXELS=24"),
    (
      ["--max-diff-pixel-ratio", "0.5"], "at most 50.0 % of the pixels",
      "SNAPSHOT_MAX_DIFF_PIXEL_RATIO=0.5"
    ),
    (["--threshold", "1"], "threshold 1.0", "SNAPSHOT_THRESHOLD=1.0"),
  ])
  func aFlagAllowsADifference(_ flags: [String], _ words: String, _ variable: String) throws {
    let package = try changed("0000FF")

    let output = try package.run(flags)

    #expect(output.status == 0)
    #expect(output.text.contains("Snapshots: 1 tolerated"))
    #expect(output.text.contains("1 of them within a tolerance that no test asks for: \(words)"))
    #expect(output.text.contains("compared loosely: \(variable) (1)"))
    let page = try package.run("report").text.trimmingCharacters(in: .newlines)
    let data = FilePath.joined(FilePath.directory(page), "data.js")
    let text = try #require(try package.tool.text(data))
    #expect(text.contains(words) && text.contains(variable))
  }

  @Test func oneLessIsNotEnough() throws {
    let package = try changed("0000FF")

    #expect(try package.run("--max-diff-pixels", "23").status == 1)
    #expect(try package.run("--max-diff-pixel-ratio", "0.49").status == 1)
  }

  @Test func flagsBeatTheFile() throws {
    let package = try changed("0000FF", settings: #"{"maxDiffPixels": 24}"#)

    #expect(try package.run().status == 0)
    #expect(try package.run("--max-diff-pixels", "0").status == 1)
  }

  @Test(arguments: [
    ["--threshold", "2"], ["--threshold", "nan"], ["--max-diff-pixels", "-1"],
    ["--max-diff-pixel-ratio", "1.5"],
    ["--matrix", "size=3"], ["--matrix", "appearance=drak"], ["--matrix", "device=iPhone99"],
    ["--force-update", "--check"],
  ])
  func whatMakesNoSenseIsWrongUsage(_ flags: [String]) throws {
    #expect(try Rehearsal(Rehearsal.card).run(flags).status == 2)
  }

  @Test func forcingWritesEqualPicturesAgain() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")
    let before = (package.references, package.modified("testCard.1.png"))

    #expect(try package.run("--update", "all").status == 0)
    #expect(package.modified("testCard.1.png") == before.1)
    let output = try package.run("--force-update")

    #expect(output.status == 0)
    #expect(output.text.contains("3 snapshots accepted."))
    #expect(package.references == before.0)
    #expect(package.modified("testCard.1.png") > before.1)
    #expect(package.pending.isEmpty)
  }

  @Test func aRunWithAMatrixOfItsOwnPrunesNothing() throws {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run("-u")
    _ = try package.run("--matrix", "appearance=light,dark", "--unreferenced=ignore")

    let output = try package.run("prune", "--check")

    #expect(output.errors.contains("it ran with --matrix"))
  }
}
