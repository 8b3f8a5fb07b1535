import DarkroomUIKit
import Testing

struct TextListTests {
  /// Values worked out by hand; the signs are those of TextEdit's lists.
  @Test(arguments: [
    (NSTextList.MarkerFormat.decimal, 12, "12"), (.lowercaseAlpha, 1, "a"),
    (.uppercaseLatin, 27, "AA"), (.lowercaseAlpha, 52, "az"), (.lowercaseRoman, 4, "iv"),
    (.uppercaseRoman, 1994, "MCMXCIV"), (.lowercaseHexadecimal, 255, "ff"),
    (.uppercaseHexadecimal, 255, "FF"), (.octal, 8, "10"), (.disc, 3, "\u{2022}"),
  ])
  func anItemHasItsMark(_ format: NSTextList.MarkerFormat, _ number: Int, _ mark: String) {
    let list = NSTextList(markerFormat: format, options: 0)
    #expect(list.marker(forItemNumber: number) == mark)
    #expect(list.isOrdered == (format != .disc))
  }

  @Test func textAroundTheBracesStays() {
    let list = NSTextList(markerFormat: .init("({lower-roman})"), options: 0)
    #expect(list.marker(forItemNumber: 9) == "(ix)")
    #expect(NSTextList(markerFormat: .init("-"), options: 0).marker(forItemNumber: 1) == "-")
  }

  @Test func aParagraphStyleKeepsItsLists() throws {
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
    let copy = try #require(style.copy() as? NSParagraphStyle)

    #expect(copy.textLists.first?.markerFormat == .disc)
    #expect(copy == style && copy != NSParagraphStyle())
  }
}
