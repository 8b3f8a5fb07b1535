import DarkroomUIKit
import Foundation
import Testing

/// Typing where a selection ends within a character: UTF-16 units are replaced, as `selectedRange` counts them.
@MainActor
struct ClusterEditingTests {
  @Test(arguments: [
    ("\u{2028}\u{32e}\u{310}x", 1, 1, "\u{2028}b\u{310}x"),
    ("\n\u{301}\u{302}", 1, 1, "\nb\u{302}"),
    ("e\u{301}x", 1, 0, "eb\u{301}x"),
    ("a\u{1F1E9}\u{1F1EA}", 3, 0, "a\u{1F1E9}b\u{1F1EA}"),
    ("a\r\nb", 2, 1, "a\rbb"),
  ])
  func textViewsReplaceUnits(text: String, location: Int, length: Int, expected: String) {
    let view = UITextView()
    view.text = text
    view.selectedRange = NSRange(location: location, length: length)

    view.insertText("b")

    #expect(Array((view.text ?? "").utf16) == Array(expected.utf16))
    #expect(view.selectedRange == NSRange(location: location + 1, length: 0))
  }

  @Test func markedTextGoesWhereTheCaretIs() throws {
    let field = UITextField()
    field.text = "e\u{301}x"
    let caret = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: caret, to: caret)

    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(Array((field.text ?? "").utf16) == [0x65, 0x304B, 0x301, 0x78])
    field.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "e\u{301}x")
  }

  @Test func textStoragesKeepTheAttributesOfTheirUnits() {
    let key = NSAttributedString.Key("mark")
    let storage = NSTextStorage(string: "e\u{301}\u{302}x", attributes: [key: 1])

    storage.replaceCharacters(
      in: NSRange(location: 1, length: 1), with: NSAttributedString(string: "b"))

    #expect(Array(storage.string.utf16) == [0x65, 0x62, 0x302, 0x78])
    #expect(unsafe storage.attribute(key, at: 2, effectiveRange: nil) as? Int == 1)
    #expect(unsafe storage.attribute(key, at: 1, effectiveRange: nil) == nil)
  }
}
