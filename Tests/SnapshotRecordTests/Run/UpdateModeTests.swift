import Foundation
import Testing

/// What accepting and deleting must be asked for.
struct UpdateModeTests {
  typealias Rehearsal = RehearsedPackage

  @Test(arguments: [
    ["--update=wrong"], ["--update", "wrong"], ["test", "--update=non"], ["--update"],
  ])
  func aWordThatIsNoneIsWrongUsage(_ flags: [String]) throws {
    let package = try Rehearsal(Rehearsal.card)

    let output = try package.run(flags)

    #expect(output.status == 2)
    #expect(output.errors.contains("--update"))
    #expect(package.references.isEmpty && package.pending.isEmpty)
  }

  @Test func theHelpNamesNoTypeOfTheSources() throws {
    let package = try Rehearsal(Rehearsal.card)

    for command in ["test", "accept", "prune", "merge", "report", "review", "show", "diff"] {
      let output = try package.run(command, "--help")
      #expect(
        output.status == 0 && !output.text.contains("Darkroom"), Comment(rawValue: output.text))
    }
  }

  @Test(arguments: [
    ["-u"], ["--update=all"], ["-u", "--unreferenced=auto"], ["--unreferenced=auto"],
  ])
  func nothingIsDeletedUnlessItIsAskedFor(_ flags: [String]) throws {
    let package = try Rehearsal.accepted()
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play(Rehearsal.list)

    let output = try package.run(["test"] + flags)

    #expect(output.status == 0 && package.references.count == 3)
    #expect(
      output.text.contains("unreferenced Tests/AppTests/__Snapshots__/CardTests/testCard.1.png"))
    #expect(try package.run("--unreferenced=delete").status == 0)
    #expect(package.references.keys.sorted() == ["testList.1.png", "testList.2.txt"])
  }

  @Test func settingsCannotDelete() throws {
    let package = try Rehearsal.accepted()
    try package.tool.write([UInt8](#"{"unreferenced": "delete"}"#.utf8), to: ".snapshots.json")

    let output = try package.run()

    #expect(output.status == 2 && output.errors.contains("cannot be \"delete\""))
  }
}
