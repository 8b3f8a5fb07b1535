import DarkroomIOSSources
import DarkroomRaster
import Foundation
import Testing

@testable import DarkroomSnapshotStore

/// Whatever a value holds and wherever an edit points, nothing but one literal is written.
struct LiteralPlacesTests {
  private static let source = ##"""
    import InlineSnapshotTesting

    /* a comment { } */
    final class CardTests: XCTestCase {
      func testCard() {
        assertInlineSnapshot(of: card, as: .dump) {
          """
          old "value" \(1 + 1) here
          """
        }
        one()  // two()
        let pattern = /"a" [^"]/, quote = #"""#
        print("a \(name("x")) b")
      }
    }
    """##

  private static func edit(_ offset: Int, _ old: String) -> SourceEdit {
    let bytes = Array(source.utf8)
    var edit = SourceEdit(
      source: ContainedPath(own: "/T.swift"), base: bytes,
      old: offset..<offset + old.utf8.count, expected: nil)
    edit.indentation = "    "
    edit.unit = "  "
    return edit
  }

  private static func rewritten(_ edit: SourceEdit, _ value: String) -> String? {
    let rewrite = SourceRewrite([.init(edit, value: value)], of: Array(source.utf8)) { _ in nil }
    return rewrite.refused.isEmpty ? String(decoding: rewrite.bytes, as: UTF8.self) : nil
  }

  /// Tokens outside of literals, which are what runs.
  private static func code(_ text: String) -> [String] {
    let source = SourceText(path: "", text: text)
    return source.tokens.filter { $0.kind != .string }.map { source.text($0.range) }
  }

  private static let values = [
    "plain", "\\(evil())", "\"\"\"\nevil()\n\"\"\"", "\"\"\"#\nevil()\n#\"\"\"", "\" + evil() + \"",
    "\\", "\\\\(evil())", "\\#(evil())", "\"\"\"\"", "#\"\"\"#", "*/ evil() /*", "// evil()",
    "\r\nevil()\r", "\u{2028}evil()\u{2029}", "\u{B}evil()\u{C}", "}\nevil()\n{", "\0evil()",
    "\n+ evil() +\n", "\"\"\"##\\##(evil())", "\u{FEFF}\"\"\"",
  ]

  /// At every byte of a source: in code, in literals, in interpolations, in comments and in regular expressions.
  @Test(arguments: values)
  func noValueBecomesCodeWhereverItIsPut(_ value: String) throws {
    let before = Self.code(Self.source)
    var made = 0
    for offset in 0...Self.source.utf8.count {
      for form in [SourceEdit.Form.closure, .argument] {
        var edit = Self.edit(offset, "")
        edit.form = form
        guard let text = Self.rewritten(edit, value) else { continue }
        made += 1
        #expect(!Self.code(text).contains("evil"), "\(offset)")
        let braces = form == .closure ? 2 : 0
        #expect(Self.code(text).count == before.count + braces, "\(offset)")
      }
    }
    // In code there are places.
    #expect(made > 50)
  }

  @Test(arguments: ["\"value\"", "\"x\"", "\"a\"", "old", "\"a \\("])
  func aPartOfALiteralIsNotReplaced(_ old: String) throws {
    let bytes = Array(Self.source.utf8)
    for offset in bytes.indices where bytes[offset...].starts(with: old.utf8) {
      // The literal in an interpolation is one.
      let isWhole = old == "\"x\""
      #expect((Self.rewritten(Self.edit(offset, old), "evil()") != nil) == isWhole)
    }
  }

  @Test func theWholeLiteralIsReplaced() throws {
    let start = try #require(Self.source.range(of: "{\n      \"\"\""))
    let end = try #require(Self.source.range(of: "\"\"\"\n    }"))
    let old = String(Self.source[start.lowerBound..<end.upperBound])
    let offset = Self.source.utf8.distance(
      from: Self.source.startIndex, to: start.lowerBound)

    let text = Self.rewritten(Self.edit(offset, old), "new \\(evil())")

    #expect(text?.contains("#\"\"\"\n      new \\(evil())\n      \"\"\"#") == true)
  }

  /// What was replaced whole is all there is between the quotes.
  @Test(arguments: [
    ("\"a\" + f() + \"b\"", false), ("{ \"a\"; f(); \"b\" }", false), ("\"a\"", true),
    ("{ \"a \\(f(\"b\")) c\" }", true), ("\"\"\"\na\n\"\"\"", true), ("#\"a\"b\"#", true),
    ("\"a", false), ("\"\"\"\na\"", false), ("\"", false), ("\"\"", true), ("#\"\"\"#", true),
    ("{ \"a\" } more: { \"b\" }", false), ("\"a\" // \"", false), ("\"a\"\"b\"", false),
  ])
  func anEditReplacesOneLiteral(_ old: String, _ isOne: Bool) {
    #expect(SourceEdit.isLiteral(old) == isOne)
  }
}
