import DarkroomUIKit
import Testing

/// Labels that clip still break their lines (Measures, text metrics).
@MainActor
@Suite(.tags(.textMetrics))
struct LabelClippingTests {
  private let text = "one two three four five six seven"

  private func label(_ mode: NSLineBreakMode, lines: Int) -> UILabel {
    let label = UILabel()
    label.text = text
    label.lineBreakMode = mode
    label.numberOfLines = lines
    return label
  }

  /// The widest word decides about the room, so that the system font's widths do not.
  private var room: CGSize {
    CGSize(
      width: "three four".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width + 2,
      height: 0)
  }

  @Test func anyNumberOfLinesWrapsAtWords() {
    let clipping = label(.byClipping, lines: 0).sizeThatFits(room)

    #expect(clipping == label(.byWordWrapping, lines: 0).sizeThatFits(room))
    #expect(clipping.height > 2 * 20.3)
  }

  @Test func theLastLineThatIsAllowedHoldsTheRest() {
    let clipping = label(.byClipping, lines: 2)
    let wrapping = label(.byWordWrapping, lines: 2)

    #expect(clipping.sizeThatFits(room).height == wrapping.sizeThatFits(room).height)
    #expect(clipping.sizeThatFits(room).width == room.width)
    #expect(wrapping.sizeThatFits(room).width < room.width)
  }

  @Test func oneLineHoldsAllOfAParagraph() {
    #expect(label(.byClipping, lines: 1).sizeThatFits(room).width > room.width)
  }

  /// Frames are rounded to the pixels of the screen, the label's own size to those of its traits.
  @Test(arguments: [1, 0])
  func lessThanHalfAPointCutsNothing(_ lines: Int) {
    let label = UILabel()
    label.text = "House"
    label.numberOfLines = lines
    let size = label.sizeThatFits(.zero)
    label.frame = CGRect(x: 0, y: 0, width: size.width.rounded(.up), height: size.height)
    let whole = label.drawnRows
    let exact = "House".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    /// Whether the label looks as before with less width, in points; its own edge cuts the last letter's softest pixels.
    func isWhole(without missing: CGFloat) -> Bool {
      label.bounds.size.width = exact - missing
      let rows = UIImage.drawn(whole[0].count, whole.count) { label.layer.render(in: $0) }.pixelRows
      return rows.map { $0.dropLast(3) } == whole.map { $0.dropLast(3) }
    }

    #expect(isWhole(without: 0.3))
    #expect(!isWhole(without: 0.8))
  }
}
