import Foundation
import Testing

/// What clients see says what its name does not.
struct DocumentationTests {
  private static let types: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
  private static let keywords = types.union([
    "func", "var", "let", "init", "subscript", "typealias", "case",
  ])

  @Test func everyPublicTypeIsDocumented() throws {
    #expect(try Self.undocumented(below: "Sources") { Self.types.contains($0) } == [])
  }

  /// Public members of the modules that aren't copies of Apple's.
  @Test(arguments: ["SnapshotTesting", "InlineSnapshotTesting", "UIKitTesting"])
  func ownPublicMembersAreDocumented(module: String) throws {
    #expect(try Self.undocumented(below: "Sources/\(module)") { _ in true } == [])
  }

  @Test func attributesStandBetweenCommentAndDeclaration() {
    let lines = Self.undocumented(
      in: """
        /// Documented.
        @available(
          *, deprecated, message: "b"
        )
        @MainActor public func a() {}
        public struct B {
          /// c
          public var c = 1
          public init() {}
          public static let d = 2
          public override var e: Int { 3 }
        }
        public extension F {}
        """
    ) { _ in true }

    #expect(lines == ["public struct B {", "public init() {}", "public static let d = 2"])
  }

  private static func undocumented(
    below folder: String, where isWanted: (Substring) -> Bool
  ) throws -> [String] {
    try Repository.swiftFiles(in: folder).flatMap { file in
      undocumented(in: try String(contentsOf: file, encoding: .utf8), where: isWanted)
        .map { "\(file.lastPathComponent): \($0)" }
    }
  }

  /// First lines of declarations without a comment; `isWanted` gets the keyword.
  private static func undocumented(
    in text: String, where isWanted: (Substring) -> Bool
  ) -> [String] {
    var found: [String] = []
    var isDocumented = false
    var isInAttribute = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if isInAttribute {
        isInAttribute = !code.hasPrefix(")")
      } else if code.hasPrefix("///") {
        isDocumented = true
      } else if code.hasPrefix("@"), code.hasSuffix("(") {
        isInAttribute = true
      } else if let keyword = keyword(of: code) {
        if !isDocumented, isWanted(keyword) { found.append(String(code)) }
        isDocumented = false
      } else if !code.hasPrefix("@") {
        isDocumented = false
      }
    }
    return found
  }

  /// `func` for `@MainActor public static func a()`; nil if nothing public is declared for the first time.
  private static func keyword(of code: Substring) -> Substring? {
    guard code.contains("public ") || code.contains("open ") else { return nil }
    let words = code.split(separator: " ").drop { $0.hasPrefix("@") }
    guard ["public", "open"].contains(words.first), !words.contains("import") else { return nil }
    let modifiers: Set<Substring> = [
      "public", "open", "static", "final", "class", "convenience", "required", "mutating",
      "nonisolated", "indirect", "private(set)", "internal(set)", "package(set)", "weak", "lazy",
    ]
    let rest = words.drop { modifiers.contains($0) && $0 != "class" }
    let next = rest.dropFirst().first ?? ""
    let isOfTheType = rest.first == "class" && ["func", "var"].contains(next)
    let keyword = (isOfTheType ? next : rest.first ?? "").prefix { $0.isLetter }
    return keywords.contains(keyword) ? keyword : nil
  }
}
