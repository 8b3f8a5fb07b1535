import Foundation
import Testing

/// A comment that names the source of an algorithm, in Swift or in C, also says where the code differs from it.
struct AlgorithmSourceTests {
  @Test func anAlgorithmSaysWhereItDiffers() throws {
    let files = try ["swift", "c", "h"].flatMap { try Repository.files($0, in: "Sources") }
    let silent = try files.flatMap { file in
      Self.comments(in: try String(contentsOf: file, encoding: .utf8))
        .filter { !Self.saysWhereItDiffers($0) }.map { "\(file.lastPathComponent): \($0)" }
    }

    #expect(silent == [])
  }

  @Test func aCommentOnSeveralLinesIsReadWhole() {
    let comments = Self.comments(
      in: """
        /// Flattens curves.
        ///
        /// - SeeAlso: Levien, 2019. We
        ///   differ in the error bound.
        struct Curve {}
          // - SeeAlso: RFC 1951, 4.
        int a;
        """)

    #expect(
      comments == [
        "- SeeAlso: Levien, 2019. We differ in the error bound.", "- SeeAlso: RFC 1951, 4.",
      ])
    #expect(comments.map(Self.saysWhereItDiffers) == [true, false])
  }

  /// What follows `- SeeAlso:` in comments, each as one line.
  private static func comments(in text: String) -> [String] {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.indices.filter { lines[$0].contains("// - SeeAlso: ") }.map { start in
      lines[start...].prefix { $0.hasPrefix("//") }
        .map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
    }
  }

  private static func saysWhereItDiffers(_ comment: String) -> Bool {
    comment.contains("We differ") || comment.contains("As there")
  }
}
