import DarkroomRaster
import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// What commands replace is kept, and comes back whole or not at all.
struct UndoTests {
  let folder: ScratchFolder
  let results: ResultsDirectory
  var history: UndoHistory { UndoHistory(results) }

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
  }

  private func path(_ name: String) -> String { folder.path("__Snapshots__/T/\(name)") }

  private func change(_ name: String, to text: String?) -> ReferenceChange {
    guard let text else { return .deletion(of: path(name)) }
    return ReferenceChange(ContainedPath(own: path(name)), bytes: [UInt8](text.utf8))
  }

  /// A command that turns the files into `texts`.
  private func replace(
    _ texts: [String: String?], by command: String = "accept", journal: UndoJournal? = nil
  ) throws {
    let writer = ReferenceWriter(results, journal: journal ?? UndoJournal(results))
    let changes = texts.sorted { $0.key < $1.key }.map { change($0.key, to: $0.value) }
    #expect(try writer.apply(changes, by: command).isEmpty)
  }

  private func text(_ name: String) throws -> String? { try folder.text(path(name)) }

  @Test func replacedMadeAndDeletedFilesComeBack() throws {
    try folder.write("old a", to: path("a.1.txt"))
    try folder.write("old c", to: path("c.1.txt"))
    try replace(["a.1.txt": "new a", "b.1.txt": "new b", "c.1.txt": nil])

    let found = try history.undo()

    #expect(try text("a.1.txt") == "old a" && text("b.1.txt") == nil && text("c.1.txt") == "old c")
    #expect(found.restored == [path("a.1.txt"), path("c.1.txt")])
    #expect(found.removed == [path("b.1.txt")])
    #expect(throws: UndoError.nothing) { try history.undo() }
  }

  @Test func eachUndoTakesBackOneMoreCommandUpToFive() throws {
    for number in 1...7 { try replace(["a.1.txt": "\(number)"]) }

    for number in (2...6).reversed() {
      _ = try history.undo()
      #expect(try text("a.1.txt") == "\(number)")
    }
    #expect(throws: UndoError.nothing) { try history.undo() }
  }

  @Test func whatCannotBeWrittenIsNamedAndTheRestIsDone() throws {
    try folder.write("in the way", to: path("file"))
    let writer = ReferenceWriter(results, journal: UndoJournal(results))

    let problems = try writer.apply(
      [change("a.1.txt", to: "a"), change("file/b.1.txt", to: "b")], by: "accept")

    #expect(problems.keys.map(\.path) == [path("file/b.1.txt")])
    #expect(try text("a.1.txt") == "a")
  }

  @Test func aValueThatWasReplacedMeanwhileIsNotWritten() throws {
    let waiting = folder.path("waiting/a.1.txt")
    try folder.write("new", to: waiting)
    let change = ReferenceChange(
      ContainedPath(own: path("a.1.txt")), waitingAt: ContainedPath(own: waiting),
      [UInt8]("new".utf8), waitsAgain: true)
    try folder.write("newer", to: waiting)

    let problems = try ReferenceWriter(results, journal: UndoJournal(results))
      .apply([change], by: "accept")

    let words = problems.values.map(\.description)
    #expect(
      words == ["\(waiting) cannot be accepted: it has just been replaced; run the tests again"])
    #expect(try text("a.1.txt") == nil)
  }

  @Test func oneFileThatSomebodyElseChangedKeepsAllAsTheyAre() throws {
    try replace(["a.1.txt": "new a", "b.1.txt": "new b"])
    try folder.write("mine", to: path("b.1.txt"))

    #expect(throws: UndoError.changed(command: "accept", references: [path("b.1.txt")])) {
      try history.undo()
    }

    #expect(try text("a.1.txt") == "new a" && text("b.1.txt") == "mine")
    try folder.write("new b", to: path("b.1.txt"))
    _ = try history.undo()
    #expect(try text("a.1.txt") == nil && text("b.1.txt") == nil)
  }

  @Test func whatAKilledCommandDidNotReachIsLeft() throws {
    try folder.write("old a", to: path("a.1.txt"))
    try folder.write("old b", to: path("b.1.txt"))
    try UndoJournal(results).keep(
      [change("a.1.txt", to: "new a"), change("b.1.txt", to: "new b")], by: "accept")
    try folder.write("new a", to: path("a.1.txt"))

    let found = try history.undo()

    #expect(found.restored == [path("a.1.txt")])
    #expect(try text("a.1.txt") == "old a" && text("b.1.txt") == "old b")
  }

  @Test func oneProcessIsOneCommand() throws {
    let journal = UndoJournal(results)
    try replace(["a.1.txt": "1", "b.1.txt": "1"], by: "review", journal: journal)
    try replace(["a.1.txt": "2"], by: "review", journal: journal)

    #expect(try history.undo().command == "review")

    #expect(try text("a.1.txt") == nil && text("b.1.txt") == nil)
  }

  @Test func aDecisionIsTakenBackAloneAndTheCommandAsAWhole() throws {
    let journal = UndoJournal(results)
    for text in ["1", "2", "3"] {
      journal.beginStep()
      try replace(["a.1.txt": text], by: "review", journal: journal)
    }

    #expect(throws: UndoError.nothing) { try journal.takeBack(step: 2) }
    #expect(try journal.takeBack(step: 3).restored == [path("a.1.txt")])
    #expect(try text("a.1.txt") == "2")
    _ = try history.undo()

    #expect(try text("a.1.txt") == nil)
    #expect(throws: UndoError.nothing) { try history.undo() }
  }

  @Test func decisionsComeBackOneByOneToTheFirst() throws {
    let journal = UndoJournal(results)
    try folder.write("0", to: path("a.1.txt"))
    for text in ["1", "2"] {
      journal.beginStep()
      try replace(["a.1.txt": text], journal: journal)
    }

    for (step, text) in [(2, "1"), (1, "0")] {
      _ = try journal.takeBack(step: step)
      #expect(try self.text("a.1.txt") == text)
    }

    #expect(throws: UndoError.nothing) { try journal.takeBack(step: 1) }
    #expect(throws: UndoError.nothing) { try history.undo() }
    journal.beginStep()
    try replace(["a.1.txt": "3"], journal: journal)
    _ = try history.undo()
    #expect(try text("a.1.txt") == "0")
  }

  @Test func rejectedValuesWaitAgainUnlessNewerOnesDo() throws {
    func leave(_ name: String) throws -> PendingSnapshot {
      var line = ResultLine(
        run: "r", process: 1, runner: "XCTest", test: "t", file: path("T.swift"), line: 1,
        mode: .pending, state: .changed, reference: ContainedPath(own: path(name)),
        package: folder.path)
      let waiting = results.pending(for: line.reference.path)
      try folder.write("value of \(name)", to: waiting)
      try folder.write("difference", to: waiting + ".diff.png")
      line.pending = ContainedPath(own: waiting)
      line.difference = ContainedPath(own: waiting + ".diff.png")
      return PendingSnapshot(line: line, path: ContainedPath(own: waiting))
    }
    let snapshots = try [leave("a.1.txt"), leave("b.1.txt")]
    let store = PendingStore(results, journal: UndoJournal(results))
    try store.reject(snapshots, by: "reject")
    #expect(snapshots.allSatisfy { !Files.exists($0.path.path) })
    try folder.write("newer", to: snapshots[1].path.path)

    let found = try history.undo()

    #expect(found.command == "reject" && found.waiting == 1)
    #expect(try folder.text(snapshots[0].path.path) == "value of a.1.txt")
    #expect(try folder.text(snapshots[1].path.path) == "newer")
    #expect(snapshots.allSatisfy { Files.exists($0.line.difference?.path ?? "") })
  }

  @Test func aFileInTheWayOfWhatWaitedIsNamedAndTheCommandIsKept() throws {
    try folder.write("value", to: results.pending(for: path("a.1.txt")))
    let waiting = ContainedPath(own: results.pending(for: path("a.1.txt")))
    let line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "t", file: path("T.swift"), line: 1,
      mode: .pending, state: .added, reference: ContainedPath(own: path("a.1.txt")),
      package: folder.path)
    try PendingStore(results, journal: UndoJournal(results))
      .reject([PendingSnapshot(line: line, path: waiting)], by: "reject")
    try FileManager.default.removeItem(atPath: results.pendingPath)
    try folder.write("in the way", to: results.pendingPath)

    let error = #expect(throws: UndoError.self) { try history.undo() }

    #expect(error?.description.hasPrefix("cannot write \(results.pendingPath)/") == true)
    try FileManager.default.removeItem(atPath: results.pendingPath)
    #expect(try history.undo().waiting == 1)
  }

  @Test func oldFilesAreBoundedInBytes() throws {
    let journal = UndoJournal(results, byteLimit: 100)
    try folder.write(String(repeating: "x", count: 101), to: path("a.1.txt"))
    try replace(["a.1.txt": "small"], journal: journal)

    #expect(throws: UndoError.tooLarge(command: "accept")) { try history.undo() }
    #expect(try text("a.1.txt") == "small")
    #expect(!Files.below(results.undo).contains { $0.hasSuffix(".bytes") })
  }

  @Test func olderCommandsMakeRoom() throws {
    for number in 1...3 {
      let text = String(repeating: "\(number)", count: 900)
      try replace(["a.1.txt": text], journal: UndoJournal(results, byteLimit: 2500))
    }

    let size = Files.below(results.undo).map { Files.size($0) ?? 0 }.reduce(0, +)

    #expect(size <= 2500)
    _ = try history.undo()
    #expect(try text("a.1.txt")?.first == "2")
  }

  @Test func damagedBytesTouchNothing() throws {
    try folder.write("old", to: path("a.1.txt"))
    try replace(["a.1.txt": "new"])
    let kept = try #require(Files.below(results.undo).first { $0.hasSuffix(".bytes") })
    try folder.write("odd", to: kept)

    #expect(throws: UndoError.damaged(path: kept)) { try history.undo() }
    #expect(try text("a.1.txt") == "new")
  }

  @Test func aJournalOfSomebodyElseDoesNotLeaveThePackage() throws {
    let outside = try ScratchFolder()
    try outside.write("theirs", to: "x.1.txt")
    let digest = ContentHash([UInt8]("theirs".utf8)).hex
    try folder.write(
      #"{"version":1,"command":"accept","time":1,"isTooLarge":false,"files":[{"reference":"\#(outside.path("x.1.txt"))","after":"\#(digest)","offset":0,"count":0}]}"#,
      to: ".snapshot-results/undo/1-1/command.json")

    #expect(throws: UndoError.foreign(path: folder.path(".snapshot-results/undo/1-1"))) {
      try history.undo()
    }
    #expect(try outside.text("x.1.txt") == "theirs")
  }

  /// The public digest of a source, and old bytes of anybody's choice: taking "back" would write them.
  @Test func aJournalThatACheckoutBringsWritesNoSource() throws {
    try folder.write("let a = 1", to: "Sources/App.swift")
    let (now, evil) = ([UInt8]("let a = 1".utf8), [UInt8]("evil()".utf8))
    try folder.write(evil, to: ".snapshot-results/undo/9999999999999999-1/0.bytes")
    try folder.write(
      #"{"version":1,"command":"accept","time":1,"isTooLarge":false,"files":[{"reference":"\#(folder.path("Sources/App.swift"))","before":"\#(ContentHash(evil).hex)","after":"\#(ContentHash(now).hex)","bytes":"0.bytes","offset":0,"count":6}]}"#,
      to: ".snapshot-results/undo/9999999999999999-1/command.json")

    #expect(throws: UndoError.self) { try history.undo() }
    #expect(try folder.text("Sources/App.swift") == "let a = 1")

    try folder.write("old", to: path("a.1.txt"))
    try replace(["a.1.txt": "new"])
    #expect(try history.undo().restored == [path("a.1.txt")])
    #expect(try folder.text("Sources/App.swift") == "let a = 1")
  }

  @Test func whatIsNoReferenceIsNeitherWrittenNorDeleted() throws {
    for name in ["Sources/App.swift", "__Snapshots__/T/x.swift", "Makefile", ".git/hooks/a.1.txt"] {
      try folder.write("old", to: name)
      let writer = ReferenceWriter(results, journal: UndoJournal(results))
      let place = ContainedPath(own: folder.path(name))

      let problems = try writer.apply(
        [ReferenceChange(place, bytes: [UInt8]("evil".utf8))], by: "accept")

      #expect(
        problems.count == 1 && problems[place]?.description.contains("isn't a reference") == true)
      #expect(throws: StoreError.self) { try writer.delete([place.path], by: "prune --delete") }
      #expect(try folder.text(name) == "old")
    }
    #expect(throws: UndoError.nothing) { try history.undo() }
  }
}
