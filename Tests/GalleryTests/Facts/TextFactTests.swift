import SnapshotTesting
import Testing
import UIKit

/// One fact of text drawing each.
@MainActor
@Suite(.snapshots)
struct TextFactTests {
  private func label(_ text: String, width: CGFloat, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    label.backgroundColor = .white
    label.frame = CGRect(x: 0, y: 0, width: width, height: label.sizeThatFits(.zero).height)
    return label
  }

  /// The first and the last column with ink, in pixels.
  private func ink(_ label: UILabel) -> ClosedRange<Int>? {
    let pixels = Pixels(label, scale: 2)
    let columns = (0..<pixels.width).filter { x in
      (0..<pixels.height).contains { pixels[x, $0] != .white }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test func alignmentMovesTheInk() throws {
    let view = label("Ink", width: 100)
    let left = try #require(ink(view))
    view.textAlignment = .right
    let right = try #require(ink(view))
    view.textAlignment = .center
    let center = try #require(ink(view))

    #expect(left.lowerBound <= 4)
    #expect(right.upperBound >= 195)
    #expect(abs((center.lowerBound + center.upperBound) - 199) <= 3)
    snapshot(view, scale: 2)
  }

  @Test func tailTruncationEndsInAnEllipsis() throws {
    let view = label("A sentence that does not fit", width: 80)

    let columns = try #require(ink(view))
    #expect(columns.upperBound < 160)
    #expect(columns.upperBound > 130, "the line is nearly full")
    snapshot(view, scale: 2)
  }

  @Test func emojiKeepsItsColours() {
    let view = label("❤️", width: 30)

    let pixels = Pixels(view, scale: 2)
    let reds = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y] } }
      .filter { $0.red > 180 && $0.green < 90 && $0.blue < 90 }
    #expect(reds.count > 100)
    snapshot(view, scale: 2)
  }

  @Test func arabicRunsFromTheRight() throws {
    let view = label("مرحبا", width: 120)
    view.textAlignment = .natural
    view.semanticContentAttribute = .forceRightToLeft

    let columns = try #require(ink(view))
    #expect(columns.upperBound >= 232)
    snapshot(view, scale: 2)
  }

  /// Half of black over white is 127 or 128, also where the letters touch.
  @Test func translucentLettersThatTouchAreNotDarker() {
    let view = label("مرحبا", width: 60)
    view.textColor = UIColor(white: 0, alpha: 0.5)

    let pixels = Pixels(view, scale: 2)
    let reds = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y].red } }
    #expect(reds.min().map { (127...128).contains($0) } == true)
    snapshot(view, scale: 2)
  }

  @Test func underlineReachesFromFirstToLastGlyph() throws {
    let view = label("line", width: 60)
    let plain = try #require(ink(view))
    view.attributedText = NSAttributedString(
      string: "line",
      attributes: [
        .underlineStyle: NSUnderlineStyle.single.rawValue, .font: UIFont.systemFont(ofSize: 17),
        .foregroundColor: UIColor.black,
      ])
    let underlined = try #require(ink(view))

    #expect(underlined.lowerBound <= plain.lowerBound)
    #expect(underlined.upperBound >= plain.upperBound)
    snapshot(view, scale: 2)
  }

  @Test func boldIsWiderThanRegular() {
    let regular = label("Weights", width: 100)
    let bold = label("Weights", width: 100)
    bold.font = .boldSystemFont(ofSize: 17)

    #expect(bold.sizeThatFits(.zero).width > regular.sizeThatFits(.zero).width)
    snapshot(bold, scale: 2)
  }

  /// Line heights of the system font at three pixels a point (Measures, text metrics).
  @Test(arguments: [
    (11.0, 13.3333), (13, 15.6667), (17, 20.3333), (20, 24), (28, 33.6667), (34, 40.6667),
  ])
  func oneLineHasUIKitsHeight(size: Double, height: Double) {
    let view = UILabel()
    view.font = .systemFont(ofSize: size)
    view.text = "Height"

    #expect(abs(view.sizeThatFits(.zero).height - height) < 0.001)
  }
}
