import Testing

@testable import DarkroomSnapshotStore

struct InlineLiteralTests {
  @Test func linesAreIndentedUnlessTheyAreEmpty() {
    #expect(
      InlineLiteral("a\n\n  b", indentation: "\t").text == "\"\"\"\n\ta\n\n\t  b\n\t\"\"\"")
  }

  @Test(arguments: [
    ("", 0), ("\"\"", 0), ("a\\b", 1), ("\"\"\"", 1), ("\"\"\"#", 2), ("\"\"\"\"##", 3),
    ("\"#\"\"\"", 1), ("#\"\"", 0), ("\"\"\"#\"\"\"", 2), ("\\#n", 2),
    ("\\##(x)\\", 3),
  ])
  func thereAreAsManyPoundsAsNeeded(_ value: String, _ count: Int) {
    #expect(InlineLiteral.poundCount(of: value) == count)
  }

  @Test func whatASourceCannotHoldIsEscaped() {
    #expect(
      InlineLiteral("a\r\nb\0\\", indentation: "").text == "#\"\"\"\na\\#r\nb\\#0\\\n\"\"\"#")
  }
}
