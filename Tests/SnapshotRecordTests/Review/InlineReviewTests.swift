import DarkroomSnapshotStore
import Foundation
import Testing

/// Pending inline snapshots, seen and decided by the tool.
struct InlineReviewTests {
  private static let source = "func test() {\n  f(of: x) { \"old\" }\n}\n"
  private let package: RehearsedPackage

  init() throws {
    package = try RehearsedPackage("")
    try package.tool.write([UInt8](Self.source.utf8), to: "Tests/AppTests/T.swift")
    let bytes = [UInt8](Self.source.utf8)
    let path = package.tool.path("Tests/AppTests/T.swift")
    let start = Self.source.utf8.count - "{ \"old\" }\n}\n".utf8.count
    var edit = SourceEdit(
      source: ContainedPath(own: path), base: bytes, old: start..<start + 9, expected: "old")
    (edit.indentation, edit.unit) = ("  ", "  ")
    let results = package.tool.results
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/test()", file: path, line: 2, mode: .pending,
      state: .changed, reference: ContainedPath(own: "\(path)/test.2-4.txt"),
      package: results.package)
    line.edit = edit
    line.pending = ContainedPath(own: results.pending(for: line.reference.path))
    try results.prepare()
    try Files.write([UInt8]("new".utf8), to: results.pending(for: line.reference.path))
    try KeptSources(results).keep(bytes)
    ResultLog(run: "r").append(line, in: results)
  }

  private var text: String? { try? package.tool.text("Tests/AppTests/T.swift") }
  private static let accepted = source.replacing(
    "{ \"old\" }", with: "{\n    \"\"\"\n    new\n    \"\"\"\n  }")

  @Test func theReviewShowsBothTextsAndAcceptingWritesTheSource() throws {
    let terminal = try Terminal(package, "review")

    #expect(terminal.wait(for: "T.swift/test.2-4.txt"))
    #expect(terminal.wait(for: "old"))
    #expect(terminal.wait(for: "new"))
    #expect(text == Self.source)
    try terminal.type("a")

    #expect(terminal.end() == 0)
    #expect(text == Self.accepted)
  }

  @Test func acceptTakesAPatternAndUndoGoesBack() throws {
    #expect(try package.run("accept", "T.swift").status == 0)
    #expect(text == Self.accepted)
    #expect(try package.run("undo").status == 0)
    #expect(text == Self.source)
  }

  @Test func aChangedSourceIsNamed() throws {
    try package.tool.write(
      [UInt8](Self.source.replacing("old", with: "other").utf8), to: "Tests/AppTests/T.swift")
    let run = try package.run("accept")

    #expect(run.status == 1)
    #expect(run.errors.contains("T.swift:2 is not edited: the source has changed there"))
    #expect(text?.contains("other") == true)
  }
}
