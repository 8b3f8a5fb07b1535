import Foundation
import Testing

@testable import DarkroomUIKit

/// What the rows say of views, from the root of the class tree to its leaves.
@MainActor
struct ViewClassTests {
  private class Editor: UITextView {}
  private final class Notes: Editor {}

  private func names(_ view: UIView) -> [String] { view.stateAttributes.map(\.name) }

  @Test func aViewIsReadByTheRowsOfAllItsClasses() {
    let lineage = ViewClass.lineage(of: Notes.self).map { "\($0.type)" }

    #expect(lineage == ["UIView", "UIScrollView", "UITextView"])
    #expect(ViewClass.lineage(of: UIView.self).count == 1)
  }

  /// Some values have two names in Swift, such as `leading` and `top`.
  @Test(arguments: [
    (UIStackView.Alignment.leading, "leading"), (.top, "leading"), (.trailing, "bottom"),
    (.center, "center"), (.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline"),
  ])
  func aStackGivesEachValueTheSameName(_ alignment: UIStackView.Alignment, _ name: String) {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .equalCentering
    stack.alignment = alignment
    var texts: [String: String] = [:]
    for attribute in stack.stateAttributes {
      if case .text(let text) = attribute.value { texts[attribute.name] = text }
    }

    #expect(
      texts == [
        "axis": "vertical", "spacing": "0", "distribution": "equalCentering", "alignment": name,
      ])
  }

  @Test func noTwoClassesHaveOneElement() {
    let elements = ViewClass.all.flatMap(\.elements)

    #expect(elements.filter { element in elements.count { $0 == element } > 1 } == [])
  }

  /// That is, the class calls `decode(_:as:)`, and once.
  @Test func everyElementIsReadIntoItsClass() throws {
    for row in ViewClass.all {
      for element in row.elements {
        let text = "<document><objects><\(element) tag=\"7\" id=\"1\"/></objects></document>"
        let document = try NibDocument(data: Data(text.utf8), file: "element.xib")
        let session = NibSession(document, bundle: nil)
        let view = try #require(document.objects.first.flatMap(session.object) as? UIView)

        #expect(type(of: view) == row.type && view.tag == 7, "\(element)")
        #expect(session.made.count { $0.object === view } == 1, "\(element)")
        try session.finish()
        #expect(document.report.problems == [], "\(element)")
      }
    }
  }

  @Test func aClassSpeaksOfItsStateBeforeItsSuperclass() {
    let toggle = UISwitch()
    toggle.isEnabled = false
    toggle.isSelected = true
    #expect(names(toggle) == ["on", "on tint", "thumb tint", "disabled", "selected"])

    let notes = Notes()
    notes.text = "a"
    notes.contentOffset = CGPoint(x: 0, y: 8)
    #expect(names(notes) == ["content offset"])
    #expect(notes.identifyingText == "a")
    #expect(names(UIDatePicker()) == ["date"])
    #expect(names(UIPickerView()) == ["selected rows"])
    #expect(names(UIView()) == [])
  }

  @Test func labelsSayFontColourAndLinesWhereTheyAreSeveral() {
    let label = UILabel()
    #expect(names(label) == ["font", "text color"])
    label.numberOfLines = 2
    #expect(names(label) == ["font", "text color", "lines"])
  }

  @Test func aSecretIsNoText() {
    let field = UITextField()
    field.text = "secret"
    #expect(field.identifyingText == "secret")
    field.isSecureTextEntry = true
    #expect(field.identifyingText == nil)
  }

  @Test func traitsOfAClassAddToItsSuperclass() {
    let pages = UIPageControl()
    pages.isEnabled = false
    #expect(pages.accessibilityTraits == [.adjustable, .notEnabled])
    #expect(pages.isAccessibilityElement)

    let plain = UIControl()
    plain.isSelected = true
    #expect(plain.accessibilityTraits == .selected)
    #expect(!plain.isAccessibilityElement)
    #expect(!UIStepper().isAccessibilityElement)
  }

  @Test func textsAndCellsSayWhatTheyAre() {
    let notes = Notes()
    notes.text = "a"
    #expect(notes.isAccessibilityElement && notes.accessibilityValue == "a")
    #expect(notes.accessibilityTraits == .textEntry)
    notes.isEditable = false
    #expect(notes.accessibilityTraits == .staticText)

    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    #expect(cell.accessibilityLabel == nil)
    cell.isAccessibilityElement = true
    #expect(cell.accessibilityLabel == "Row")
    cell.isSelected = true
    #expect(cell.accessibilityTraits == .selected)
    #expect(UIActivityIndicatorView().accessibilityLabel == "Progress halted")
  }
}
