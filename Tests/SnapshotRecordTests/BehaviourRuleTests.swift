import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import Foundation
import Testing

/// Rules that hold in every mode, seen from outside: the built tool on a package that exists for one test.
struct BehaviourRuleTests {
  typealias Rehearsal = RehearsedPackage

  @Test(arguments: [
    [], ["-u"], ["--update", "all"], ["--update", "changed"], ["--update", "missing"],
    ["--update", "none"], ["--check"], ["--ci"], ["--no-ci"],
  ])
  func equalSnapshotsLeaveTheirFilesAlone(_ flags: [String]) throws {
    let package = try Rehearsal.accepted()
    let names = package.references.keys.sorted()
    let before = names.map(package.modified)

    #expect(try package.run(["test"] + flags).status == 0)

    #expect(names.map(package.modified) == before)
    #expect(package.references.keys.sorted() == names && package.pending.isEmpty)
  }

  @Test func whatARunAcceptsWasAddedInItAlsoAfterARetry() throws {
    let package = try Rehearsal(
      #"{"name": "AppTests.CardTests/testF", "outcome": "flaky", "snapshots": [{"color": "FF0000"}]}"#
    )

    let output = try package.run("--update", "missing", "--retries", "2")

    #expect(output.status == 0)
    #expect(output.text.contains("Snapshots: 1 added"))
    #expect(!output.text.contains("matched"))
    #expect(package.references.keys.sorted() == ["testF.1.png"])
  }

  @Test func oneFileForTwoAssertionsIsAnErrorThatNamesBoth() throws {
    let package = try Rehearsal(
      """
      {"name": "AppTests.CardTests/testCard", "snapshots": [
        {"name": "x", "color": "FF0000"}, {"name": "x", "color": "00FF00"}]}
      """)

    let output = try package.run()

    #expect(output.status == 1)
    #expect(
      output.text.contains(
        "testCard.x.png is used with different contents by Tests/AppTests/CardTests.swift:10 and "
          + "Tests/AppTests/CardTests.swift:11"))
  }

  @Test func anotherSizeStillHasNumbersAndADifferencePaddedToBoth() throws {
    let package = try Rehearsal.accepted()
    try package.play(
      #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "FF0000", "size": [10, 5]}]}, \#(Rehearsal.list)"#
    )

    let output = try package.run()

    #expect(output.status == 1)
    #expect(output.text.contains("8×6") && output.text.contains("10×5"))
    let line = try #require(PendingStore(package.tool.results).all().first?.line)
    let difference = try PNGDecoder.decode(#require(try Files.read(line.difference?.path ?? "")))
      .pixmap
    #expect(difference.width == 10 && difference.height == 6)
    #expect(
      try PNGDecoder.decode(#require(try Files.read(line.pending?.path ?? ""))).pixmap.width == 10)
  }

  @Test func aMissingReferenceIsShownInTheReport() throws {
    let package = try Rehearsal(Rehearsal.card)

    _ = try package.run("--reporter", "html=report")

    let report = package.tool.path("report")
    let pictures = Files.below(report).filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 1)
    #expect(try PNGDecoder.decode(#require(try Files.read(pictures[0]))).pixmap.width == 8)
    #expect(try package.tool.text("report/data.js")?.contains("testCard.1.png") == true)
  }

  @Test(arguments: [
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n", "Git LFS pointer"),
    ("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> branch\n", "unresolved Git conflict"),
    ("GIF89a", "PNG"), ("", "empty"), ("\u{89}PNG\r\n\u{1A}\n", "PNG"),
  ])
  func whatIsNoReferenceIsNamedAndTheOthersAreCompared(_ content: String, _ words: String) throws {
    let package = try Rehearsal.accepted()
    let bytes =
      content.hasPrefix("\u{89}")
      ? [UInt8(0x89)] + [UInt8](content.utf8.dropFirst(2)) : [UInt8](content.utf8)
    try package.tool.write(bytes, to: "Tests/AppTests/__Snapshots__/CardTests/testCard.1.png")

    let output = try package.run("--detailed-exit-code")

    #expect(output.status == 5)
    #expect(output.text.contains("Snapshots: 2 matched, 1 in error"))
    #expect(output.text.contains(words))
    #expect(output.text.contains("The reference cannot be used: "))
    #expect(package.references["testCard.1.png"] == bytes)
    // What is only not here is not replaced; what is of no use is.
    let isPointer = words.contains("LFS")
    #expect(output.text.contains("snapshot-record accept") == !isPointer)
    let accepted = try package.run("accept")
    #expect(accepted.status == (isPointer ? 1 : 0))
    #expect(accepted.errors.contains("run `git lfs pull`") == isPointer)
    #expect((package.references["testCard.1.png"] == bytes) == isPointer)
  }

  @Test func anInterruptEndsTheTestsAndSaysSo() throws {
    let package = try Rehearsal.accepted()
    try package.play(
      #"\#(Rehearsal.list), {"name": "AppTests.CardTests/testZ", "outcome": "stall"}"#)
    let terminal = try Terminal(package, "test", "--unreferenced=ignore")

    #expect(terminal.wait(for: "testZ"))
    try terminal.type("\u{3}")

    #expect(terminal.end() == 130)
    #expect(terminal.text.contains("CUT SHORT AppTests.CardTests/testZ"))
    let pruned = try package.run("prune", "--delete")
    #expect(pruned.status == 1 && package.references.count == 3)
  }

  @Test(arguments: [
    ["--filter", "testList"], ["--skip", "testCard"], ["--", "--filter", "testList"],
    ["--", "--filter=testList"], ["--", "--parallel", "--skip=testCard"],
    ["--", "--specifier=AppTests.CardTests/testList"],
  ])
  func aRunOfSomeTestsPrunesNothingHoweverTheyWereChosen(_ choice: [String]) throws {
    let package = try Rehearsal.accepted()
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")

    let output = try package.run(["test", "-u"] + choice)

    let option = try #require(
      choice.first { $0.hasPrefix("--") && $0 != "--" && $0 != "--parallel" })
    #expect(output.status == 0)
    #expect(package.references.count == 3)
    let pruned = try package.run("prune", "--delete")
    #expect(pruned.status == 1)
    #expect(pruned.errors.contains("it ran with \(option.prefix { $0 != "=" })"))
    #expect(package.references.count == 3)
  }

  @Test func aListedTestThatNeverRanForbidsPruning() throws {
    let package = try Rehearsal.accepted()
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(
      #"{"name": "AppTests.CardTests/testCard", "outcome": "absent"}, \#(Rehearsal.list)"#)

    _ = try package.run("test", "-u")

    #expect(package.references.count == 3)
    #expect(
      try package.run("prune", "--delete").errors.contains(
        "did not run: AppTests.CardTests/testCard"))
  }
}
