import Testing
import UIKit

/// Text that is edited at a range that the text field gives, written as apps write it, with UIKit alone.
///
/// `TextEditingWithFoundationTests` is the same with an import of Foundation.
@MainActor
struct TextEditingSourceTests {
  private final class NameController: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    private(set) var proposed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.delegate = self
      view.addSubview(field)
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let text = (textField.text ?? "") as NSString
      proposed.append(text.replacingCharacters(in: range, with: string))
      return text.length + (string as NSString).length - range.length <= 20
    }
  }

  @Test func aProposedTextIsWhatTheFieldThenHas() {
    let controller = NameController()
    controller.loadViewIfNeeded()
    let field = controller.field
    for (text, offset) in [("e\u{301}\u{302}x", 1), ("a\u{1F1E9}\u{1F1EA}b", 3), ("a\r\nb", 2)] {
      field.text = text
      let start = field.position(from: field.beginningOfDocument, offset: offset)!
      field.selectedTextRange = field.textRange(from: start, to: start)

      field.insertText("q")

      var units = Array(text.utf16)
      units.insert(0x71, at: offset)
      #expect(Array(field.text!.utf16) == units)
      #expect(Array(controller.proposed.last!.utf16) == units)
    }
  }

  private final class TagStorage: NSTextStorage {
    private let backing = NSMutableAttributedString(string: "")

    override var string: String { backing.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  @Test func storagesOfAppsReplaceUnits() {
    let storage = TagStorage(string: "")
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "e\u{301}\u{302}x")
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "b")

    #expect(Array(storage.string.utf16) == [0x65, 0x301, 0x62, 0x78])
  }
}
