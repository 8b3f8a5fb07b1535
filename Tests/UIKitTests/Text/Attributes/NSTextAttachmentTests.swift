import DarkroomUIKit
import Testing

struct NSTextAttachmentTests {
  /// As high as the line, and of a picture made for the place.
  private final class Fitting: NSTextAttachment, @unchecked Sendable {
    var asked: [String] = []

    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
      asked.append("bounds \(charIndex)")
      return CGRect(x: 0, y: -2, width: 2 * lineFrag.height, height: lineFrag.height)
    }

    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      asked.append("image \(imageBounds.width) \(imageBounds.height) \(charIndex)")
      return UIImage.drawn(1, 1) {
        $0.setFillColor(UIColor.red.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
  }

  @Test func aSubclassSaysBoxAndImage() {
    let attachment = Fitting()
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: attachment))
    let font = UIFont.systemFont(ofSize: 20)
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
    let plain = NSAttributedString(string: "ab", attributes: [.font: font])

    let width = text.size().width - plain.size().width
    #expect(abs(width - 2 * font.lineHeight) < 0.01)
    let (length, height) = (2 * font.lineHeight, font.lineHeight)
    #expect(attachment.asked.prefix(2) == ["bounds 2", "image \(length) \(height) 2"])
  }

  @Test func withoutASubclassTheImageAndTheBoundsAreTheirOwn() {
    let image = UIImage.drawn(4, 6) { _ in }
    let attachment = NSTextAttachment(image: image)
    func bounds() -> CGRect {
      attachment.attachmentBounds(
        for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    }

    #expect(bounds() == CGRect(x: 0, y: 0, width: 4, height: 6))
    #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === image)
    attachment.bounds = CGRect(x: 0, y: -3, width: 9, height: 9)
    #expect(bounds() == attachment.bounds)
  }

  @Test func attachmentsAreFoundInTheirRange() {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(string: "\u{FFFC}"))

    #expect(text.containsAttachments(in: NSRange(location: 0, length: 4)))
    #expect(text.containsAttachments(in: NSRange(location: 2, length: 1)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    // The character alone is none.
    #expect(!text.containsAttachments(in: NSRange(location: 3, length: 1)))
    #expect(!text.containsAttachments(in: NSRange(location: 2, length: 0)))
  }
}
