import SwiftUI
import Testing

/// A text editor is UIKit's text view, with insets of 8 points above and below the text.
@MainActor
struct TextEditorTests {
  private func hosted(_ root: some View) -> Hosted {
    Hosted(root, in: CGSize(width: 390, height: 600), scale: 3)
  }

  private let lines = Binding.constant("one\ntwo\nthree")

  @Test func inARowItIsAsHighAsItsText() throws {
    let editor = try hosted(Form { TextEditor(text: lines) }).first(UITextView.self)
    let shorter = try hosted(Form { TextEditor(text: .constant("one")) }).first(UITextView.self)

    #expect(editor.frame.height > 76)
    #expect(editor.frame.height < 79)
    #expect(Hosted.near(editor.frame.height, editor.contentSize.height.rounded(.up)))
    #expect(shorter.frame.height > 36)
    #expect(shorter.frame.height < 38)
  }

  @Test func inARowItHasTheBackgroundOfTheRow() throws {
    let row = try hosted(List { TextEditor(text: lines) }).first(UITextView.self)
    let alone = try hosted(TextEditor(text: lines)).first(UITextView.self)

    #expect(row.backgroundColor == .clear)
    #expect(alone.backgroundColor == .systemBackground)
  }

  @Test func itFillsTheLeastHeightOfAFrame() throws {
    let editor = try hosted(Form { TextEditor(text: .constant("one")).frame(minHeight: 120) })
      .first(UITextView.self)

    #expect(editor.frame.height == 120)
  }

  @Test func outsideOfRowsItTakesWhatIsOffered() throws {
    let editor = try hosted(TextEditor(text: lines)).first(UITextView.self)

    #expect(editor.frame.size == CGSize(width: 390, height: 600))
  }
}
