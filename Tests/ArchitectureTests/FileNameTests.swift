import Foundation
import Testing

/// A type is found only by its name.
struct FileNameTests {
  /// Public types in a file of another name, and why.
  private static let exceptions = [
    "DuplicateIdentifiersError": "the error of the one function in its file",
    "_SnapshotsTestTrait": "tests write `.snapshots`, which its file is named for",
  ]

  @Test func aPublicTypeHasAFileOfItsName() throws {
    let strays = try Repository.swiftFiles(in: "Sources").flatMap { file in
      let name = String(file.deletingPathExtension().lastPathComponent.prefix { $0 != "+" })
      return Self.publicTypes(in: try String(contentsOf: file, encoding: .utf8))
        .filter { $0 != name && $0 != "_\(name)" }
    }

    #expect(strays.sorted() == Self.exceptions.keys.sorted())
  }

  @Test func publicTypesAreThoseAtTheMargin() {
    let types = Self.publicTypes(
      in: """
        @preconcurrency @MainActor
        open class A: B {
          public enum Inner {}
        }
        @available(*, deprecated) public final class _C {}
        public indirect enum D<T> {}
        struct E {}
        package protocol F {}
        extension G { public struct H {} }
        public func class_i() {}
        """)

    #expect(types == ["A", "_C", "D"])
  }

  /// Types that clients see and that lie in no other, as the formatter indents them.
  private static func publicTypes(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard ["public ", "open ", "@"].contains(where: line.hasPrefix) else { return nil }
      let words = line.split(separator: " ").drop { $0 != "public" && $0 != "open" }.dropFirst()
        .drop { $0 == "final" || $0 == "indirect" }
      guard ["class", "struct", "enum", "protocol", "actor"].contains(words.first) else {
        return nil
      }
      return words.dropFirst().first.map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
}
