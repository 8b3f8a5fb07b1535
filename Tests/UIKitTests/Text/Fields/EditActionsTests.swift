import DarkroomUIKit
import Foundation
import Testing

/// Standard edit actions, marked text and notifications of fields and text views.
@MainActor
struct EditActionsTests {
  @Test func aFieldCutsCopiesAndPastesItsSelection() {
    let field = UITextField()
    field.text = "hello"
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "hello")
    field.cut(nil)
    #expect(field.text == "")
    UIPasteboard.general.string = "a\nb"
    field.paste(nil)
    #expect(field.text == "a b")
  }

  @Test func aTextViewPastesOnlyWhereItIsEditable() {
    let view = UITextView()
    UIPasteboard.general.string = "x"
    view.paste(nil)
    view.isEditable = false
    view.paste(nil)
    view.selectAll(nil)
    view.cut(nil)

    #expect(view.text == "x")
  }

  @Test func aSecretIsNotCopied() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "secret"
    UIPasteboard.general.string = "other"
    field.selectAll(nil)
    field.copy(nil)

    #expect(UIPasteboard.general.string == "other")
  }

  @Test func markedTextIsReplacedUntilItIsUnmarked() {
    let view = UITextView()
    view.text = "a"
    view.setMarkedText("k", selectedRange: NSRange(location: 1, length: 0))
    view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "aか" && view.markedTextRange != nil)
    view.unmarkText()
    view.insertText("b")

    #expect(view.text == "aかb" && view.markedTextRange == nil)
  }

  @Test func markedTextOfAFieldTakesThePlaceOfTheSelection() {
    let field = UITextField()
    field.text = "abc"
    field.selectAll(nil)
    field.setMarkedText("か", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.text == "か")
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "か")
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))

    #expect(field.text == "" && field.markedTextRange == nil)
  }

  @Test func typingInsteadOfAllTextHappensOnce() {
    let field = UITextField()
    field.text = "old"
    field.clearsOnInsertion = true
    field.insertText("n")
    field.insertText("ew")

    #expect(field.text == "new")
  }

  @Test func editingIsAnnouncedByNotifications() {
    let window = UIWindow()
    let field = UITextField()
    let view = UITextView()
    window.addSubview(field)
    window.addSubview(view)
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ]
    nonisolated(unsafe) var posted: [NSNotification.Name] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: name.rawValue.contains("Field") ? field : view, queue: nil
      ) { unsafe posted.append($0.name) }
    }

    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    view.becomeFirstResponder()
    view.insertText("a")
    view.resignFirstResponder()

    #expect(unsafe posted == names)
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
  }

  @Test func aTextViewScrollsToARangeAndTellsOfAnotherSelection() {
    final class Listener: NSObject, UITextViewDelegate {
      var selections = 0
      func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
    }
    let listener = Listener()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.delegate = listener
    view.text = (0..<40).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    view.selectedRange = NSRange(location: 0, length: 4)
    view.selectedRange = NSRange(location: 0, length: 4)
    let told = listener.selections

    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))

    #expect(told == 2)
    #expect(view.contentOffset.y > 60)
  }

  @Test func typingAttributesAreThoseThatWereSet() {
    let view = UITextView()
    view.typingAttributes = [.kern: 2]

    #expect(view.typingAttributes[.kern] as? Int == 2)
    #expect(view.attributedText.length == 0)
  }
}
