import Foundation
import FoundationXML
import Testing

@testable import DarkroomSnapshotRecord

struct XMLTextTests {
  /// Every kind of character that XML treats in its own way.
  private let text =
    "<a> & \"b\" 'c' ]]> \t \n \r\n \r \u{0}\u{1B}\u{FFFE}\u{FFFF} \u{85}\u{2028}\u{7F} \u{1F469}\u{301}"

  @Test func aParserReadsTheTextAsItWas() throws {
    let document: XMLText = "<a b=\"\(attribute: text)\">\(text)</a>"

    let root = try #require(
      try XMLDocument(data: Data(document.rendered.utf8)).rootElement())
    let shown = text.replacing(
      "\u{0}\u{1B}\u{FFFE}\u{FFFF}", with: "\\u{0}\\u{1b}\\u{fffe}\\u{ffff}")
    #expect(Array((root.stringValue ?? "").unicodeScalars) == Array(shown.unicodeScalars))
    let attribute = root.attribute(forName: "b")?.stringValue ?? ""
    #expect(Array(attribute.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func literalsAreMarkup() {
    #expect(("<a>\("<")</a>" as XMLText).rendered == "<a>&lt;</a>")
  }
}
