import Testing

@testable import DarkroomSnapshotStore

struct FilePathTests {
  @Test(arguments: [
    ("/a/./b/../c", "/a/c"), ("/a//b/", "/a/b"), ("/..", "/"), ("/a/b", "/a/b"), ("/", "/"),
  ])
  func absolutePathsLoseTheirDots(_ path: String, _ expected: String) {
    #expect(FilePath.absolute(path) == expected)
  }

  /// Two folders on Linux, though the texts are equal.
  @Test(arguments: [["/caf\u{E9}/a", "/cafe\u{301}/a"], ["/cafe\u{301}/b", "/caf\u{E9}/b"]])
  func absolutePathsKeepTheirSpelling(spellings: [String]) {
    for spelling in spellings {
      #expect(Array(FilePath.absolute(spelling).utf8) == Array(spelling.utf8))
    }
  }

  @Test func relativePathsAreSeenFromTheWorkingDirectory() {
    #expect(FilePath.absolute("a/../b") == FilePath.absolute("b"))
    #expect(FilePath.absolute("b").hasSuffix("/b"))
    #expect(FilePath.absolute("b").hasPrefix("/"))
  }

  @Test(arguments: [
    ("/a/b.txt", "/a", "b.txt"), ("/b", "/", "b"), ("b", ".", "b"), ("/a/", "/a", ""),
    ("/a/b\u{338}/c\u{301}", "/a/b\u{338}", "c\u{301}"), ("/\u{338}x", "/", "\u{338}x"),
  ])
  func foldersEndAtTheLastSlash(_ path: String, _ folder: String, _ name: String) {
    #expect(FilePath.directory(path) == folder)
    #expect(FilePath.name(path) == name)
  }
}
