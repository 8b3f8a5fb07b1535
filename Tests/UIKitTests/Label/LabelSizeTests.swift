import DarkroomUIKit
import Testing

/// The size of a text is remembered and never stale.
@MainActor
@Suite(.tags(.textMetrics))
struct LabelSizeTests {
  @Test func aTextIsMeasuredAnewWhenItIsAnother() {
    let label = UILabel()
    label.text = "a"
    let first = label.intrinsicContentSize
    label.text = "a longer one"

    #expect(label.intrinsicContentSize.width > first.width)
    #expect(label.intrinsicContentSize.height == first.height)
  }

  @Test func aTextIsMeasuredAnewInAnotherFont() {
    let label = UILabel()
    label.text = "a"
    let first = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 34)

    #expect(label.intrinsicContentSize.height > first.height)
  }

  @Test func anAttachmentThatGrewIsMeasuredAnew() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    let first = label.intrinsicContentSize
    attachment.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)

    #expect(label.intrinsicContentSize.width > first.width)
    #expect(label.intrinsicContentSize.height > first.height)
  }
}
