import DarkroomSnapshotStore
import Testing

@testable import InlineSnapshotTesting

struct LiteralSyntaxTests {
  @Test(arguments: [
    (#""a""#, "a"), (##"#"a\nb"#"##, #"a\nb"#), (#""a\nb\u{e9}\"""#, "a\nbé\""),
    ("\"\"\"\n  a\n\n    b\n  \"\"\"", "a\n\n  b"), ("\"\"\"\n\"\"\"", ""),
    ("\"\"\"\n\n\"\"\"", ""), ("\"\"\"\na \\\n  b\n\"\"\"", "a   b"),
    ("#\"\"\"\na\\#r\\n\n\"\"\"#", "a\r\\n"), (#""a\(b)""#, nil as String?),
  ])
  func literalsAreReadAsTheCompilerDoes(_ spelling: String, _ value: String?) {
    #expect(LiteralSyntax(spelling).value == value)
  }

  @Test(arguments: [
    "", "a", "a\nb", "\n", "a\n", "\\", "\"\"\"", "\"\"\"##", "\\(x)", "a\r\nb\r", "\0",
    "é\u{2028}x",
    "  a", "\ta\n\n  ", "a\\", "\\#n", "#\"\"\"#", "👩‍👩‍👧", "\"", "\"\"\"\"\"\"\"",
  ])
  func everyValueComesBackFromItsLiteral(_ value: String) {
    for indentation in ["", "  ", "\t\t"] {
      let literal = InlineLiteral(value, indentation: indentation).text
      #expect(LiteralSyntax(literal).value == value)
    }
  }
}
