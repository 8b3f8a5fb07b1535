import DarkroomUIKit
import Testing

/// Heights and rounding: Measures, text metrics, at 3 pixels in a point.
@MainActor
struct UILabelTests {
  @Test(arguments: [
    (11, 40), (12, 43), (13, 47), (14, 51), (15, 54), (16, 58), (17, 61), (20, 72), (34, 122),
  ])
  func oneLineIsAsHighAsItsFontInWholePixels(size: Int, pixels: Int) {
    let label = UILabel()
    label.text = "Height"
    label.font = .systemFont(ofSize: CGFloat(size))

    #expect(abs(label.intrinsicContentSize.height * 3 - CGFloat(pixels)) < 1e-6)
  }

  @Test func widthIsAWholeNumberOfPixels() {
    let label = UILabel()
    label.text = "Width"
    let pixels = label.intrinsicContentSize.width * 3

    #expect(pixels > 0 && abs(pixels - pixels.rounded()) < 1e-6)
  }

  @Test func oneLineIgnoresTheWidthItIsOffered() {
    let label = UILabel()
    label.text = "A title that is longer than that"

    #expect(label.sizeThatFits(CGSize(width: 40, height: 10)) == label.intrinsicContentSize)
  }

  @Test func linesWrapUpToTheirNumber() {
    let label = UILabel()
    label.text = "one two three four five six seven"
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 60, height: 0)).height
    label.numberOfLines = 0
    let all = label.sizeThatFits(CGSize(width: 60, height: 0)).height

    #expect(abs(two * 3 - 122) < 1e-6)
    #expect(all > two * 1.5)
  }

  @Test func emptyTextHasNoSize() {
    #expect(UILabel().intrinsicContentSize == .zero)
  }

  @Test func attributedTextLendsItsAlignment() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "x", attributes: [.paragraphStyle: style])

    #expect(label.textAlignment == .right && label.text == "x")
  }

  @Test func settingTheFontRestylesAttributedText() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "x", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    label.font = .systemFont(ofSize: 30)
    let text = try #require(label.attributedText)
    let font = unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont

    #expect(font?.pointSize == 30)
  }

  @Test func mixedAttributesAreMeasuredAndRestyled() throws {
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 15), .kern: 3])
    text.append(NSAttributedString(string: "\u{FFFC}", attributes: [.strikethroughStyle: 1]))
    let label = UILabel()
    label.attributedText = text
    let plain = label.intrinsicContentSize
    label.textColor = .red

    #expect(plain.width > 10 && label.intrinsicContentSize == plain)
    #expect(label.attributedText?.string == "ab\u{FFFC}")
  }

  /// Measures, descriptions.
  @Test func descriptionNamesTextAndLayer() {
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 101.0 / 3))
    label.text = "What's the point?"
    let line = label.description

    #expect(line.hasPrefix("<UILabel: 0x"))
    #expect(line.contains("; frame = (16 20; 288 33.6667); text = 'What's the point?'; "))
    #expect(
      line.contains(
        "userInteractionEnabled = NO; backgroundColor = UIExtendedGrayColorSpace 0 0; "
          + "layer = <_UILabelLayer: 0x"))
  }

  /// A label that is under another category when its font is set need not wait for the next change of it.
  @Test(arguments: [true, false])
  func aPreferredFontFollowsTheCategoryAtOnce(isSetFirst: Bool) {
    let label = UILabel()
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    if isSetFirst { label.adjustsFontForContentSizeCategory = true }
    label.font = .preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    #expect(label.font.pointSize == (isSetFirst ? 40 : 17))

    label.adjustsFontForContentSizeCategory = true

    #expect(label.font.pointSize == 40)
  }

  @Test func fontsThatAreNotPreferredStayAsTheyAre() {
    let label = UILabel()
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 17)
    #expect(label.font.pointSize == 17)

    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    label.font = UIFont(descriptor: body, size: 18)

    #expect(label.font.pointSize == 18)
  }

  @Test func boldPreferredFontsFollowTheCategoryAndStayBold() throws {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    let bold = try #require(body.fontDescriptor.withSymbolicTraits(.traitBold))
    let label = UILabel()
    label.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    label.adjustsFontForContentSizeCategory = true

    label.font = UIFont(descriptor: bold, size: 0)

    #expect(label.font.pointSize == 40)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }
}
