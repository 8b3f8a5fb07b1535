import Testing

/// A test that was renamed takes its references along.
struct RenamedTestTests {
  typealias Rehearsal = RehearsedPackage

  private static func card(_ test: String, _ color: String = "FF0000") -> String {
    #"{"name": "AppTests.CardTests/\#(test)", "snapshots": [{"color": "\#(color)"}]}"#
  }

  /// A package whose `testOld` has got another name since its references were accepted.
  private func renamed(color: String = "FF0000") throws -> RehearsedPackage {
    let package = try Rehearsal.accepted("\(Self.card("testOld")), \(Rehearsal.list)")
    try package.age("Package.swift", "Tests/AppTests/CardTests.swift")
    try package.play("\(Self.card("testNew", color)), \(Rehearsal.list)")
    return package
  }

  @Test func acceptingMovesTheReferenceAndUndoMovesItBack() throws {
    let package = try renamed()
    let old = package.references

    let run = try package.run()

    #expect(run.status == 1)
    #expect(
      run.text.contains(
        "renamed from Tests/AppTests/__Snapshots__/CardTests/testOld.1.png"))
    #expect(!run.text.contains("unreferenced"))

    let accepted = try package.run("accept", "--new")

    #expect(accepted.status == 0)
    #expect(accepted.text.contains("testNew.1.png, renamed from Tests/"))
    #expect(
      package.references.keys.sorted() == ["testList.1.png", "testList.2.txt", "testNew.1.png"])

    #expect(try package.run("undo").status == 0)

    #expect(package.references == old)
    #expect(package.pending == ["testNew.1.png"])
  }

  @Test func anotherPictureIsNewAndLeavesTheOldOneUnreferenced() throws {
    let package = try renamed(color: "0000FF")

    let run = try package.run()

    #expect(!run.text.contains("renamed from"))
    #expect(run.text.contains("unreferenced Tests/AppTests/__Snapshots__/CardTests/testOld.1.png"))
  }

  /// A run of some tests does not know what the others ask for.
  @Test func aRunOfSomeTestsKnowsOfNoRename() throws {
    let package = try renamed()

    let run = try package.run("--filter", "testNew")

    #expect(run.text.contains("1 added") && !run.text.contains("renamed from"))
    #expect(try package.run("accept", "--new").status == 0)
    #expect(package.references["testOld.1.png"] != nil)
  }
}
