import DarkroomTestSupport
import Foundation
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
}
