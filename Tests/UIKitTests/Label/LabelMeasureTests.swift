import DarkroomUIKit
import Testing

/// Heights: San Francisco's line height is 2444 of 2048 units, rounded up to pixels
/// (Measures, text metrics).
@MainActor
@Suite(.tags(.textMetrics, .decisions))
final class LabelMeasureTests {
  /// They own the views that give labels their traits.
  private var parents: [UIViewController] = []

  private func label(_ font: UIFont, scale: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = font
    label.text = "Height"
    let parent = UIViewController()
    let child = UIViewController()
    parents.append(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(UITraitCollection(displayScale: scale), forChild: child)
    child.view.addSubview(label)
    return label
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func everyTextStyleHasUIKitsHeight(scale: CGFloat) {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for style in styles {
      for category in categories {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        let pixels = (font.pointSize * 2444 / 2048 * scale).rounded(.up)
        let label = label(font, scale: scale)
        #expect(abs(label.intrinsicContentSize.height * scale - pixels) < 1e-9)
        #expect(abs(label.sizeThatFits(.zero).height * scale - pixels) < 1e-9)
      }
    }
  }

  /// Label heights of title 1 at three pixels a point, XS to AX5 (Measures, text metrics).
  @Test func titleLadderIsThatOfIOS() {
    let sizes: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    let thirds: [CGFloat] = [90, 94, 97, 101, 108, 115, 122, 137, 154, 172, 190, 208]

    for (size, pixels) in zip(sizes, thirds) {
      let label = label(.systemFont(ofSize: size), scale: 3)
      #expect(abs(label.intrinsicContentSize.height * 3 - pixels) < 1e-9)
    }
  }

  @Test func linesAddUpBeforeTheyAreRounded() {
    let label = label(.systemFont(ofSize: 17), scale: 3)
    label.numberOfLines = 0
    label.text = "one\ntwo\nthree"

    // 3 · 20.287109375 = 60.861328125, or 182.58 pixels.
    #expect(label.intrinsicContentSize.height == 61)
  }

  @Test func spacingBetweenLinesIsNotAddedBelowTheLast() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = label(.systemFont(ofSize: 17), scale: 2)
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "one\ntwo",
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])

    // 2 · 20.287109375 + 10 = 50.57421875.
    #expect(label.intrinsicContentSize.height == 51)
  }

  @Test func measuringAndDrawingAgreeAfterTheTextChanges() {
    let label = label(.systemFont(ofSize: 17), scale: 2)
    let first = label.intrinsicContentSize
    label.text = "Height Height"
    let second = label.intrinsicContentSize
    label.text = "Height"

    #expect(second.width > first.width * 1.8)
    #expect(label.intrinsicContentSize == first)
  }
}
