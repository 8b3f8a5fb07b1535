import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct TextItemTests {
  private final class Silent: NSObject, UITextViewDelegate {}

  private final class Writer: NSObject, UITextViewDelegate {
    var written: [String] = []

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      guard case .link(let url) = textItem.content, url.scheme == "mailto" else { return nil }
      return UIAction { [weak self] _ in self?.written.append(url.absoluteString) }
    }
  }

  private func item(_ content: UITextItem.Content) -> UITextItem {
    UITextItem(_content: content, range: NSRange(location: 2, length: 3))
  }

  @Test func aDelegateWithoutAnOpinionTakesTheDefaults() throws {
    let view = UITextView()
    let delegate: any UITextViewDelegate = Silent()
    let action = UIAction { _ in }

    #expect(
      delegate.textView(view, primaryActionFor: item(.tag("a")), defaultAction: action) === action)
    #expect(
      delegate.textView(view, menuConfigurationFor: item(.tag("a")), defaultMenu: UIMenu()) != nil)
  }

  @Test func aDelegateChoosesTheActionOfALink() throws {
    let view = UITextView()
    let writer = Writer()
    view.delegate = writer
    let delegate = try #require(view.delegate)
    let url = try #require(URL(string: "mailto:a@example.com"))
    let action = UIAction { _ in }

    let chosen = delegate.textView(view, primaryActionFor: item(.link(url)), defaultAction: action)
    chosen?.performWithSender(nil, target: nil)

    #expect(writer.written == ["mailto:a@example.com"])
    #expect(
      delegate.textView(view, primaryActionFor: item(.tag("a")), defaultAction: action) == nil)
  }

  @Test func aTextViewKeepsItsInputViews() {
    let view = UITextView()
    let (input, accessory) = (UIView(), UIToolbar())
    view.inputView = input
    view.inputAccessoryView = accessory

    #expect((view as UIResponder).inputView === input)
    #expect((view as UIResponder).inputAccessoryView === accessory)
  }
}
