import Foundation
import Testing
import UIKit

/// As `TextEditingSourceTests`, in a source that imports Foundation, too.
@MainActor
struct TextEditingWithFoundationTests {
  @Test func rangesCountUnits() {
    let text = "e\u{301}\u{302}x" as NSString
    let new = text.replacingCharacters(in: NSRange(location: 1, length: 1), with: "b")
    #expect(Array(new.utf16) == [0x65, 0x62, 0x302, 0x78])

    let attributed = NSMutableAttributedString(string: "a\r\nb")
    attributed.insert(NSAttributedString(string: "-"), at: 2)
    attributed.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(attributed.string == "\r-\nb")
    #expect(text.substring(from: 3) == "x")
  }

  @Test func aRangeOutsideOfTheTextRaises() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
        @MainActor in
        let text = "e\u{301}" as NSString
        _ = text.replacingCharacters(in: NSRange(location: 1, length: 2), with: "b")
      })

    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "uncaught exception 'NSRangeException', reason: '-[__NSCFString "
          + "replaceCharactersInRange:withString:]: Range or index out of bounds'"))
  }
}
