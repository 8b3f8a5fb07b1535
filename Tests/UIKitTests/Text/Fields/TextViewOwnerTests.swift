import DarkroomUIKit
import Testing

/// What subclasses and owners of text views find, as AttributedTextView and BonMot do.
@MainActor
struct TextViewOwnerTests {
  private final class Forwarding: UITextView, UITextViewDelegate {
    weak var other: (any UITextViewDelegate)?
    var begins = 0

    override var delegate: (any UITextViewDelegate)? {
      get { super.delegate }
      set { other = newValue }
    }

    func own() { super.delegate = self }
    func textViewDidBeginEditing(_ textView: UITextView) { begins += 1 }
  }

  @Test func aSubclassKeepsItsOwnDelegate() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Forwarding()
    let other = Forwarding()
    window.addSubview(view)
    view.own()
    view.delegate = other
    #expect(view.delegate === view && view.other === other)
    #expect(view.becomeFirstResponder() && view.begins == 1)
  }

  /// BonMot's tests: nil before there is text, then what it is drawn in.
  @Test func theFontIsThatOfTheText() {
    let view = UITextView()
    #expect(view.font == nil)
    view.text = "Testing"
    #expect(view.font?.pointSize == 12)
    view.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(view.font?.pointSize == 30)
    view.font = .systemFont(ofSize: 20)
    view.text = ""
    #expect(view.font?.pointSize == 20)
  }
}
