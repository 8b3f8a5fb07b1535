/// Receives the events of a UIKit text view.
@MainActor
final class TextViewListener: NSObject, UITextViewDelegate {
  var content = FieldContent(text: { "" })

  func textViewDidBeginEditing(_ textView: UITextView) {
    textView.showKeyboardBar()
    content.editing(true)
  }

  func textViewDidChange(_ textView: UITextView) { content.typed(textView.text) }

  func textViewDidEndEditing(_ textView: UITextView) {
    content.ended(textView.text)
    content.editing(false)
    textView.removeKeyboardBar()
  }
}
