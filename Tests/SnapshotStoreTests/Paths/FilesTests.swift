import DarkroomTestSupport
import Foundation
import Synchronization
import Testing

@testable import DarkroomSnapshotStore

struct FilesTests {
  @Test func writingReplacesTheWholeFileAndLeavesNothingElse() throws {
    let folder = try ScratchFolder()
    let path = folder.path("deep/er/file")

    try Files.write([UInt8]("a longer text".utf8), to: path)
    try Files.write([UInt8]("short".utf8), to: path)

    #expect(try folder.text("deep/er/file") == "short")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: FilePath.directory(path)) == ["file"])
  }

  @Test func aMissingFileIsNoError() throws {
    #expect(try Files.read("/nonexistent/file") == nil)
  }

  @Test func aGrowingFileIsReadFromWhereItEnded() throws {
    let folder = try ScratchFolder()
    try folder.write("first second", to: "file")

    #expect(try Files.read(folder.path("file"), from: 6) == Array("second".utf8))
    #expect(try Files.read(folder.path("file"), from: 12) == [])
    // It has become shorter meanwhile.
    #expect(try Files.read(folder.path("file"), from: 99) == [])
    #expect(try Files.read(folder.path("none"), from: 0) == nil)
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try ScratchFolder()

    #expect(throws: StoreError.cannotRead(path: folder.path, reason: "it is not a file")) {
      try Files.read(folder.path)
    }
  }

  @Test func aFileInTheWayOfAFolderIsNamed() throws {
    let folder = try ScratchFolder()
    let path = try folder.write("", to: "file")

    let error = #expect(throws: StoreError.self) { try Files.write([1], to: "\(path)/below") }

    #expect(error?.description.contains(path) == true)
  }

  @Test func aFolderInTheWayOfAFileIsNamedAndNothingIsLeft() throws {
    let folder = try ScratchFolder()
    try folder.createFolder("file/below")
    let path = folder.path("file")

    let error = #expect(throws: StoreError.cannotWrite(path: path, reason: "Is a directory")) {
      try Files.write([1], to: path)
    }

    #expect(error?.description == "cannot write \(path): Is a directory")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  /// As a program that cleans up does, which takes unfinished files for rubbish.
  @Test func whatIsTakenAwayWhileItIsWrittenIsAnError() throws {
    let folder = try ScratchFolder()
    let isDone = Atomic(false)
    let cleaner = Thread {
      while !isDone.load(ordering: .relaxed) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where name.hasSuffix("-tmp") { Files.remove(folder.path(name)) }
      }
    }
    cleaner.start()
    defer { isDone.store(true, ordering: .relaxed) }

    var problem: StoreError?
    for _ in 0..<50 where problem == nil {
      do throws(StoreError) {
        try Files.write([UInt8](repeating: 1, count: 8_000_000), to: folder.path("file"))
      } catch {
        // Taken away a moment later, it cannot be put in its place; that is another error.
        if case .notWrittenAsMeant = error { problem = error }
      }
    }

    #expect(problem == .notWrittenAsMeant(path: folder.path("file")))
    #expect(problem?.description.contains("does another program remove files there") == true)
  }
}
