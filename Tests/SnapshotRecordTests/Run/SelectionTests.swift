import DarkroomPNG
import DarkroomSnapshotStore
import Foundation
import Testing

/// Which tests run, what they are told, and what is refreshed without a difference.
struct SelectionTests {
  typealias Rehearsal = RehearsedPackage

  static let other =
    #"{"name": "OtherTests.OtherTests/testOther", "snapshots": [{"color": "00FF00"}]}"#

  func git(_ package: Rehearsal, _ arguments: String...) throws {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
    let git = try ProgramRun(
      URL(filePath: "/usr/bin/git"), identity + ["-c", "init.defaultBranch=main"] + arguments,
      in: package.tool.package)
    #expect(git.status == 0, Comment(rawValue: git.errors))
  }

  @Test func onlyTargetsWhoseSourcesChangedSinceARevision() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Self.other)")
    try package.tool.write([], to: "Tests/OtherTests/OtherTests.swift")
    _ = try package.run("-u")
    try git(package, "init", "-q")
    try git(package, "add", "-A")
    try git(package, "commit", "-qm", "first")

    let asked = try package.tool.text("swift.log")
    #expect(
      try package.run("--only-changed").text
        == "There is nothing to run: no source of a test target has changed since HEAD.\n")
    // SwiftPM takes many seconds to describe a package, and where no file has changed nobody needs it.
    #expect(try package.tool.text("swift.log") == asked)
    try package.tool.write([1], to: "Tests/OtherTests/OtherTests.swift")
    let changed = try package.run("--only-changed")
    #expect(changed.status == 0 && changed.text.contains("Tests:     1 passed"))

    try git(package, "commit", "-qam", "second")
    try package.tool.write([1], to: "Tests/AppTests/New.swift")
    #expect(try package.run("--only-changed").text.contains("Tests:     1 passed"))
    #expect(try package.run("--only-changed", "HEAD~1").text.contains("Tests:     2 passed"))
    #expect(try package.run("prune", "--check").errors.contains("it ran with --only-changed"))
    #expect(try package.run("--only-changed", "nowhere").errors.contains("`git` failed"))
  }

  @Test(arguments: ["SNAPSHOT_MATRIX", ".snapshots.json"])
  func aDeviceThatIsNoneIsSaidBeforeAnythingRuns(_ place: String) throws {
    let package = try Rehearsal(Rehearsal.card)
    if place == ".snapshots.json" {
      try package.tool.write([UInt8](#"{"matrix": {"device": ["iPhone99"]}}"#.utf8), to: place)
    }

    let output = try package.run(
      environment: ["SNAPSHOT_MATRIX": "device=iPhone99"].filter { $0.key == place })

    #expect(output.status == 2)
    #expect(
      output.errors.contains(place)
        && output.errors.contains("\"iPhone99\" isn't a value of the axis device; known are iPhone")
    )
    #expect(try package.tool.text("swift.log") == nil)
  }

  @Test(arguments: [
    "AppTests/CardTests.swift/testCard()", "CardTests.testCard", "-[AppTests.CardTests testCard]",
    "AppTests.CardTests/testCard()", "AppTests/CardTests/testCard", "AppTests.CardTests/testCard",
  ])
  func aFilterTakesEachSpellingOfATest(_ spelling: String) throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")

    let output = try package.run("--filter=\(spelling)")

    #expect(output.text.contains("Tests:     1 passed"), Comment(rawValue: output.text))
    #expect(package.pending == ["testCard.1.png"])
  }

  @Test func restampingRefreshesNotesAndNoPixel() throws {
    let package = try Rehearsal("\(Rehearsal.card), \(Rehearsal.list)")
    _ = try package.run("-u")
    let before = package.references
    // The card's label has moved without a pixel to show for it; the list has another color.
    try package.play(
      #"""
      {"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "FF0000", "x": 3}]},
      {"name": "AppTests.CardTests/testList", "snapshots": [{"color": "0000FF"}, {"text": "a\nb\n"}]}
      """#)
    let told = try package.run()
    #expect(told.text.contains("1 reference with the same picture and older notes"))
    #expect(package.references == before)

    let output = try package.run("restamp")

    #expect(output.text.contains("1 reference restamped."))
    let after = package.references
    let (old, new) = try (
      PNGDecoder.decode(#require(before["testCard.1.png"])),
      PNGDecoder.decode(#require(after["testCard.1.png"]))
    )
    #expect(old.pixmap == new.pixmap)
    #expect(new.metadata["View tree"]?.contains("frame = 3 1 4 3") == true)
    #expect(after["testList.1.png"] == before["testList.1.png"])
    #expect(package.pending == ["testList.1.png"])
    #expect(!(try package.run().text.contains("older notes")))
  }

  @Test func failingValuesAreCopiedToTheArtifacts() throws {
    let package = try Rehearsal(Rehearsal.card)
    _ = try package.run("-u")
    try package.play(Rehearsal.blueCard)

    _ = try package.run("--artifacts", "out")

    #expect(Files.below(package.tool.path("out")).map(FilePath.name) == ["testCard.1.png"])
  }

  @Test(arguments: [
    ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"],
    ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"], ["TEST_SHARD": "2/3"],
  ])
  func enginesSayWhichShardItIs(_ variables: [String: String]) throws {
    let tests = (1...6).map { #"{"name": "AppTests.CardTests/test\#($0)"}"# }
    let package = try Rehearsal(tests.joined(separator: ","))

    let output = try package.run(environment: variables)

    #expect(output.text.contains("Tests:     2 passed"))
    #expect(output.text.contains("(shard 2/3)"))
    #expect(
      try package.run("--shard", "1/6", environment: variables).text.contains("(shard 1/6)"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsGetCompletions(_ shell: String) throws {
    let output = try Rehearsal("").run("--generate-completion-script", shell)

    #expect(output.status == 0)
    for word in ["prune", "max-diff-pixels", "force-update", "only-changed"] {
      #expect(output.text.contains(word))
    }
  }
}
