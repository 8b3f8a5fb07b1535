import Testing

@testable import DarkroomIOSSources

struct EntryTranslationTests {
  private func entry(_ line: String, of type: String = "EnvironmentValues") -> String {
    let lines = translated("import SwiftUI\nextension \(type) {\n\(line)\n}\n")
    return lines.count > 2 ? lines[2] : ""
  }

  private func accessors(_ name: String) -> String {
    "{ get { self[DarkroomKey_\(name).self] } set { self[DarkroomKey_\(name).self] = newValue } }; "
      + "private struct DarkroomKey_\(name): EnvironmentKey { static var defaultValue:"
  }

  @Test func anEntryBecomesAccessorsAndAKey() {
    #expect(
      entry("@Entry var accent: Color = .red")
        == "       var accent: Color  \(accessors("accent")) Color { .red } }")
    #expect(
      entry("  @Entry public var name: String? // none")
        == "         public var name: String? \(accessors("name")) String? { nil } } // none")
  }

  @Test func theTypeOfALiteralOrCallIsInferred() {
    for (value, type) in [
      ("1", "Int"), ("1.5", "Double"), ("true", "Bool"), ("\"a\"", "String"),
      ("Theme.Style.plain", "Theme.Style"), ("Array<Int>()", "Array<Int>"), ("Theme()", "Theme"),
    ] {
      #expect(
        entry("@Entry var it = \(value)")
          == "       var it : \(type) \(accessors("it")) \(type) { \(value) } }", "\(value)")
    }
  }

  @Test func entriesOfOtherTypesStay() {
    let line = "@Entry var accent: Color = .red"

    #expect(entry(line, of: "Theme") == line)
    #expect(
      entry("@Entry var speed: Int = 1", of: "Transaction").contains(
        "DarkroomKey_speed: TransactionKey {"))
  }
}
