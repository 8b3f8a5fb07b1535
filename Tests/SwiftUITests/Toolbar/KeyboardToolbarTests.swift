import SwiftUI
import Testing
import UIKitTesting

/// Items above the keyboard, as the field that is being edited has them.
@MainActor
struct KeyboardToolbarTests {
  private struct Form: View {
    @State var name = ""
    @State var taps = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        TextEditor(text: $name)
      }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done \(taps)") { taps += 1 }
        }
        ToolbarItem(placement: .primaryAction) { Text("Save") }
      }
    }
  }

  private func hosted(_ root: some View) -> Hosted {
    Hosted(root, in: CGSize(width: 390, height: 700))
  }

  private func words(_ bar: UIView?) -> [String] {
    bar?.recursiveSubviews.compactMap(\.accessibilityLabel) ?? []
  }

  @Test(arguments: [true, false])
  func aFieldHasThemWhileItIsEdited(_ isInStack: Bool) throws {
    let root = isInStack ? AnyView(NavigationStack { Form() }) : AnyView(Form())
    let hosted = hosted(root)
    let field = try #require(hosted.views.lazy.compactMap { $0 as? UITextField }.first)
    let before = hosted.picture().pngData()
    #expect(field.inputAccessoryView == nil)

    #expect(field.becomeFirstResponder())
    let bar = try #require(field.inputAccessoryView as? UIToolbar)
    bar.layoutIfNeeded()
    #expect(bar.frame.size == CGSize(width: 390, height: 44))
    #expect(words(bar).contains("Done 0") && !words(bar).contains("Save"))
    let button = try #require(bar.items?.last?.customView)
    #expect(button.frame.maxX > 360, "the space before the button takes the rest")

    field.resignFirstResponder()
    hosted.window.layoutIfNeeded()
    #expect(field.inputAccessoryView == nil)
    #expect(hosted.picture().pngData() == before)
  }

  @Test func anItemActsAndIsShownAnew() throws {
    let hosted = hosted(Form())
    let editor = try #require(hosted.views.lazy.compactMap { $0 as? UITextView }.first)
    #expect(editor.becomeFirstResponder())
    let bar = try #require(editor.inputAccessoryView)
    bar.layoutIfNeeded()

    try bar.inspect().find(button: "Done 0").tap()
    hosted.window.layoutIfNeeded()
    bar.layoutIfNeeded()

    #expect(editor.inputAccessoryView === bar)
    #expect(words(bar).contains("Done 1"))
  }

  @Test func aPageWithoutItemsAndAnAccessoryOfTheTeamStayAsTheyAre() throws {
    let plain = hosted(TextField("Name", text: .constant("")))
    let field = try #require(plain.views.lazy.compactMap { $0 as? UITextField }.first)
    #expect(field.becomeFirstResponder() && field.inputAccessoryView == nil)

    let form = hosted(Form())
    let own = UIView()
    let other = try #require(form.views.lazy.compactMap { $0 as? UITextField }.first)
    other.inputAccessoryView = own
    #expect(other.becomeFirstResponder() && other.inputAccessoryView === own)
    other.resignFirstResponder()
    #expect(other.inputAccessoryView === own)
  }
}
