import DarkroomUIKit
import Foundation
import Testing

/// Text fields and text views show the selection while they are edited, and marked text in its style.
@MainActor
struct SelectionDrawingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))

  init() {
    window.addSubview(field)
    window.addSubview(view)
    field.text = "one two"
    view.text = "one two"
    view.font = .systemFont(ofSize: 17)
  }

  private func picture(_ view: UIView) -> Data? {
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(bounds: view.bounds).image {
      view.layer.render(in: $0.cgContext)
    }.pngData()
  }

  @Test func aSelectionIsHighlightedWhileAFieldIsEdited() {
    let before = picture(field)
    field.becomeFirstResponder()
    #expect(picture(field) == before)
    field.selectAll(nil)
    let selected = picture(field)
    #expect(selected != before)
    field.tintColor = .systemRed
    #expect(picture(field) != selected)

    field.resignFirstResponder()
    #expect(picture(field) == before)
  }

  @Test func aSelectionIsHighlightedWhileATextViewIsEdited() {
    let before = picture(view)
    view.becomeFirstResponder()
    #expect(picture(view) == before)
    view.selectedRange = NSRange(location: 0, length: 3)
    let selected = picture(view)
    #expect(selected != before)
    view.tintColor = .systemRed
    #expect(picture(view) != selected)

    view.resignFirstResponder()
    #expect(picture(view) == before)
  }

  @Test func aSelectionIsNotHighlightedWithoutEditing() {
    let (inField, inView) = (picture(field), picture(view))
    field.selectAll(nil)
    view.selectAll(nil)

    #expect(picture(field) == inField)
    #expect(picture(view) == inView)
  }

  @Test func markedTextHasItsStyleUntilItIsUnmarked() {
    let style: [NSAttributedString.Key: Any] = [.backgroundColor: UIColor.systemYellow]
    let inputs: [any UIView & UITextInput] = [field, view]
    for input in inputs {
      input.markedTextStyle = style
      input.setMarkedText(" ten", selectedRange: NSRange(location: 4, length: 0))
      let marked = picture(input)
      input.markedTextStyle = nil
      let plain = picture(input)
      #expect(marked != plain)

      input.markedTextStyle = style
      #expect(picture(input) == marked)
      input.unmarkText()
      #expect(picture(input) == plain)
    }
    #expect(field.text == "one two ten" && view.text == "one two ten")
  }
}
