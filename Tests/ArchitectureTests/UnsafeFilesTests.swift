import Foundation
import Testing

/// Unsafe code has an address: the files that hold some are written down, so that none joins them unseen.
struct UnsafeFilesTests {
  /// Take a file out as soon as it can do without; add one only with its reason in the commit.
  @Test func unsafeCodeStaysInTheFilesThatHaveIt() throws {
    let top = Repository.root.appending(path: "Sources").path
    let found = try Repository.swiftFiles(in: "Sources")
      .filter { Self.isUnsafe(try String(contentsOf: $0, encoding: .utf8)) }
      .map { String($0.path.dropFirst(top.count + 1)) }
    let known = try Repository.text("Tests/ArchitectureTests/UnsafeFiles.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)

    #expect(Set(found).subtracting(known) == [], "new: do without, or write it down")
    #expect(Set(known).subtracting(found) == [], "safe by now: strike it out")
  }

  @Test func commentsMayNameIt() {
    #expect(!Self.isUnsafe("/// unsafe\n  // UnsafePointer\nlet unsafely = 1"))
    #expect(Self.isUnsafe("let a = unsafe b"))
    #expect(Self.isUnsafe("var p: UnsafePointer<Int>"))
    #expect(Self.isUnsafe("nonisolated(unsafe) var c = 1"))
  }

  private static func isUnsafe(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      guard line.contains("nsafe") else { return false }
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("//") && code.contains(#/\bunsafe\b|\bUnsafe\w+/#)
    }
  }
}
