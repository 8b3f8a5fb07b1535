import DarkroomUIKit
import Testing

/// Spaces at the end of a paragraph have a width; those at the end of a wrapped line hang over.
@MainActor
@Suite(.tags(.textMetrics))
struct TrailingSpaceTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: attributes).width }

  @Test func aSpaceIsAsWideAsItsAdvance() {
    #expect(width(" ") > 2)
    #expect(abs(width("   ") - 3 * width(" ")) < 1e-6)
  }

  @Test func spacesAfterAWordCount() {
    #expect(width("Hi   ") > width("Hi") + 2.5 * width(" "))
  }

  @Test func labelsCountThemToo() {
    func label(_ text: String) -> CGFloat {
      let label = UILabel()
      label.text = text
      return label.intrinsicContentSize.width
    }
    #expect(label(" ") >= width(" "))
    #expect(label("Hi   ") > label("Hi"))
  }

  @Test func spacesWhereALineIsBrokenHangOver() {
    let room = CGSize(width: width("one two") + 1, height: 0)
    let wrapped = NSAttributedString(string: "one two three", attributes: attributes)
      .boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)

    #expect(abs(wrapped.width - width("one two")) < 1e-6)
  }

  @Test func trailingSpacesAreNeverWiderThanTheirRoom() {
    let room = CGSize(width: width("one") + 1, height: 0)
    let box = NSAttributedString(string: "one   ", attributes: attributes)
      .boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)

    #expect(box.width <= room.width)
  }

  @Test func centredTextIsCentredWithoutThem() throws {
    func ink(_ text: String) throws -> ClosedRange<Int> {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 22))
      label.text = text
      label.textAlignment = .center
      let image = UIImage.drawn(60, 22) { label.layer.render(in: $0) }
      return try #require(image.inkedColumns)
    }
    #expect(try ink("Hi   ") == ink("Hi"))
  }
}
