import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// The effects of `accept`, `reject` and `undo` on pending inline snapshots.
struct InlineAcceptanceTests {
  private let folder: ScratchFolder
  private let results: ResultsDirectory
  private static let base = "one()\ntwo()\nthree { \"3\" }\n"

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "Package.swift")
    try folder.write(Self.base, to: "Tests/T.swift")
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private var store: PendingStore { PendingStore(results, journal: UndoJournal(results)) }

  private func wait(_ name: String, value: String, _ edit: SourceEdit) throws {
    var edit = edit
    edit.source = ContainedPath(own: folder.path("Tests/T.swift"))
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: name, file: edit.source.path, line: edit.line,
      mode: .pending, state: .added,
      reference: ContainedPath(own: folder.path("Tests/T.swift/\(name).txt")), package: folder.path)
    line.edit = edit
    line.pending = ContainedPath(own: results.pending(for: line.reference.path))
    try Files.write(Array(value.utf8), to: results.pending(for: line.reference.path))
    try KeptSources(results).keep(Array(Self.base.utf8))
    ResultLog(run: "r").append(line, in: results)
  }

  private func waitForBoth() throws {
    try wait("a", value: "1", SourceRewriteTests.edit("()", after: "one", in: Self.base))
    try wait("b", value: "4", SourceRewriteTests.edit("{ \"3\" }", after: "three ", in: Self.base))
  }

  private var source: String { (try? folder.text("Tests/T.swift")) ?? "" }

  @Test func acceptingWritesTheLiteralIntoTheSource() throws {
    try waitForBoth()
    for snapshot in store.all() {
      #expect(store.accept([snapshot], by: "accept").refused.isEmpty)
    }

    #expect(
      source == "one {\n  \"\"\"\n  1\n  \"\"\"\n}\ntwo()\nthree {\n  \"\"\"\n  4\n  \"\"\"\n}\n")
    #expect(store.all().isEmpty)
  }

  @Test func rejectingLeavesTheSourceAlone() throws {
    try waitForBoth()
    try store.reject(store.all(), by: "reject")

    #expect(source == Self.base)
    #expect(store.all().isEmpty)
  }

  @Test func undoRestoresTheSource() throws {
    try waitForBoth()
    #expect(store.accept(store.all(), by: "accept").refused.isEmpty)
    #expect(source != Self.base)
    _ = try UndoHistory(results).undo()

    #expect(source == Self.base)
  }

  @Test func aSourceThatChangedAtThePlaceIsLeftAlone() throws {
    try waitForBoth()
    try folder.write(Self.base.replacing("one()", with: "one(1)"), to: "Tests/T.swift")
    let acceptance = store.accept(store.all(), by: "accept")

    #expect(
      acceptance.refused.map(\.error) == [
        .sourceChanged(path: folder.path("Tests/T.swift"), line: 1)
      ])
    #expect(acceptance.accepted.map(\.line.test) == ["b"])
    #expect(source.hasPrefix("one(1)\ntwo()\nthree {\n"))
    #expect(store.all().map(\.line.test) == ["a"])
  }

  @Test func noEditOfAManifestIsRead() throws {
    try waitForBoth()
    for path in Files.below(results.events) {
      let text = String(decoding: try Files.read(path) ?? [], as: UTF8.self)
      try Files.write(
        Array(
          text.replacing(
            "\"source\":\"\(folder.path("Tests/T.swift"))\"",
            with: "\"source\":\"\(folder.path("Package.swift"))\""
          ).utf8), to: path)
    }

    #expect(store.all().isEmpty)
    #expect(store.contents().refused.count == 2)
  }
}
