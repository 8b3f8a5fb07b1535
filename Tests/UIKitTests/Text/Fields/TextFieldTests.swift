import DarkroomUIKit
import Testing

@MainActor
struct TextFieldTests {
  /// Measures, control sizes.
  @Test func roundedFieldIs34PointsHigh() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    let empty = field.intrinsicContentSize
    field.text = "Name"

    #expect(empty == CGSize(width: 28, height: 34))
    #expect(field.intrinsicContentSize.width == field.intrinsicContentSize.width.rounded())
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func textIsNeverNil() {
    let field = UITextField()
    field.text = nil

    #expect(field.text == "" && !field.hasText)
  }

  @Test func typingAsksTheDelegateAndSendsEditingChanged() {
    let field = UITextField()
    let delegate = FieldDelegate()
    field.delegate = delegate
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    field.insertText("ab")
    field.insertText("7")
    field.deleteBackward()

    #expect(field.text == "a" && events == 2)
    #expect(delegate.asked == ["0+0 ab", "2+0 7", "1+1 "])
  }

  @Test func settingTextSendsNothing() {
    let field = UITextField()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .allEditingEvents)
    field.text = "x"

    #expect(events == 0)
  }

  @Test func returnKeyEndsOnExitOnlyWhenTheDelegateAllows() {
    let field = UITextField()
    let delegate = FieldDelegate()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingDidEndOnExit)
    field.insertText("\n")
    field.delegate = delegate
    field.insertText("\n")

    #expect(events == 1)
  }

  @Test func sideViewsTakeRoomFromTheText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    field.layoutIfNeeded()

    #expect(field.leftView?.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 20)
  }

  @Test func optionalDelegateCallsCompileAsOnIOS() {
    let delegate: (any UITextFieldDelegate)? = FieldDelegate()
    let field = UITextField()

    #expect(delegate?.textFieldShouldReturn?(field) == false)
    #expect(
      delegate?.textField?(
        field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "7")
        == false)
  }

  @Test func textViewsMeasureTheirTextAndInsets() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo"
    let lines = 2 * UIFont.systemFont(ofSize: 17).lineHeight

    #expect(abs(view.contentSize.height - (lines + 16)) < 0.34)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == view.contentSize.height)
  }

  @Test func preferredFontsOfFieldsAndTextViewsFollowTheCategory() {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let (field, view) = (UITextField(), UITextView())
    (field.font, view.font) = (body, body)
    field.adjustsFontForContentSizeCategory = true
    view.adjustsFontForContentSizeCategory = true

    field.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(field.font?.pointSize == 40 && view.font?.pointSize == 40)

    (field.font, view.font) = (body, body)
    #expect(field.font?.pointSize == 40 && view.font?.pointSize == 40)
  }

  @Test func aDisabledFieldWithoutBorderKeepsTheColorOfItsText() {
    func picture(isEnabled: Bool) -> UIImage {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 24))
      field.text = "Hi"
      field.isEnabled = isEnabled
      return .drawn(60, 24) { field.layer.render(in: $0) }
    }
    #expect(picture(isEnabled: false) == picture(isEnabled: true))
  }

  /// Subclasses that inset both from `super` would inset edited text twice (SkyFloatingLabelTextField's own tests).
  @Test func theEditingRectDoesNotAskForTheTextRect() {
    let field = InsetTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds).height == 20)
    #expect(field.editingRect(forBounds: bounds).height == 40)
  }

  @Test func theFontIsResetToTheSystemFontOf17Points() {
    let field = UITextField()
    field.font = .boldSystemFont(ofSize: 30)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }
}

private final class InsetTextField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).insetBy(dx: 0, dy: 10)
  }
}

/// Refuses digits and the return key.
@MainActor
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  var asked: [String] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append("\(range.location)+\(range.length) \(string)")
    return string != "7"
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
}
