import DarkroomUIKit
import Testing

/// What a text view is set in (see Measures, text metrics).
@MainActor
@Suite(.tags(.textMetrics))
struct TextViewFontTests {
  @Test func withoutFontATextViewIsHelvetica12() throws {
    let view = UITextView()
    view.textContainerInset = .zero
    view.text = "one\ntwo\nthree"

    let font = try #require(view.typingAttributes[.font] as? UIFont)
    #expect(font.fontName == "Helvetica" && font.pointSize == 12)
    #expect(font.lineHeight == 13.8)
    // 3 · 13.8 = 41.4.
    let height = view.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
    #expect(abs(height - 41.4) <= 0.5)
  }

  @Test func fontThatIsSetIsUsed() throws {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)

    let font = try #require(view.typingAttributes[.font] as? UIFont)
    #expect(font === view.font)
  }
}
