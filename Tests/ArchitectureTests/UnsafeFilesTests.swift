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

  /// Above the kernels and the gateways to C, unsafe code is the exception: `// unsafe:` says why it is needed.
  @Test(arguments: ["UIKit", "CoreGraphics", "QuartzCore", "SnapshotTesting"])
  func unsafeCodeHasItsReasonBesideIt(module: String) throws {
    let silent = try Repository.swiftFiles(in: "Sources/\(module)").filter {
      let text = try String(contentsOf: $0, encoding: .utf8)
      return Self.hasUnsafeCode(text) && !text.contains("// unsafe: ")
    }

    #expect(silent.map(\.lastPathComponent) == [])
  }

  /// Twelve gateways will do; a thirteenth wants one of them to take it in.
  @Test func unsafeCodeAboveTheKernelsIsInFewFiles() throws {
    let files = try ["UIKit", "CoreGraphics", "QuartzCore", "SnapshotTesting"]
      .flatMap { try Repository.swiftFiles(in: "Sources/\($0)") }
      .filter { Self.hasUnsafeCode(try String(contentsOf: $0, encoding: .utf8)) }

    #expect(files.count <= 12, "\(files.map(\.lastPathComponent))")
  }

  @Test func aSignatureOfApplesIsNoUnsafeCode() {
    #expect(!Self.hasUnsafeCode("func f(_ p: UnsafePointer<Int>)"))
    #expect(Self.hasUnsafeCode("func f(_ p: UnsafePointer<Int>) { unsafe p.pointee }"))
  }

  @Test func commentsMayNameIt() {
    #expect(!Self.isUnsafe("/// unsafe\n  // UnsafePointer\nlet unsafely = 1"))
    #expect(Self.isUnsafe("let a = unsafe b"))
    #expect(Self.isUnsafe("var p: UnsafePointer<Int>"))
    #expect(Self.isUnsafe("nonisolated(unsafe) var c = 1"))
  }

  /// Whether code is unsafe or speaks of pointers.
  private static func isUnsafe(_ text: String) -> Bool {
    code(of: text) { $0.contains(#/\bunsafe\b|\bUnsafe\w+/#) }
  }

  private static func hasUnsafeCode(_ text: String) -> Bool {
    code(of: text) { $0.contains(#/\bunsafe\b/#) }
  }

  /// Whether a line of code that may be unsafe is of a kind.
  private static func code(of text: String, is kind: (Substring) -> Bool) -> Bool {
    text.split(separator: "\n").contains { line in
      guard line.contains("nsafe") else { return false }
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("//") && kind(code)
    }
  }
}
