import DarkroomUIKit
import Foundation
import Testing

/// Selections that are set by hand and need not fit the text.
@MainActor
struct TextViewSelectionTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView()
    view.text = text
    return view
  }

  @Test func aSelectionBeyondTheTextEndsWithIt() {
    let view = view("abc")

    view.selectedRange = NSRange(location: 2, length: 5)
    #expect(view.selectedRange == NSRange(location: 2, length: 1))

    view.selectedRange = NSRange(location: NSNotFound, length: 1)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
  }

  @Test func whatIsTypedWithASelectionBeyondTheTextIsAppended() {
    let view = view("abc")
    view.selectedRange = NSRange(location: 4, length: 3)

    view.insertText("d")

    #expect(view.text == "abcd")
  }
}
