import DarkroomUIKit
import Testing

struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 100)]

  /// Line height: Measures, text metrics.
  @Test func sizesAreNotRounded() {
    let size = "Hi".size(withAttributes: attributes)

    #expect(abs(size.height - 119.33594) < 1e-3)
    #expect(size.width > 80 && size.width < 120)
  }

  @Test func linesBreakAtTheWidthOnlyWhenAsked() {
    let narrow = CGSize(width: 120, height: 1000)
    let text = "Hi Hi"
    let wrapped = text.boundingRect(
      with: narrow, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let single = text.boundingRect(with: narrow, options: [], attributes: attributes, context: nil)

    #expect(abs(wrapped.height - 2 * 119.33594) < 1e-3)
    #expect(abs(single.height - 119.33594) < 1e-3 && single.width > 120)
  }

  @Test func withoutFontTextIsHelvetica12() {
    #expect(abs("x".size().height - 12 * 1.15) < 1e-6)
  }

  @Test func paragraphStylesCopyTheirValues() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 5

    #expect(copy?.lineSpacing == 4)
    #expect(!(copy is NSMutableParagraphStyle))
    #expect(NSParagraphStyle.default.tabStops.count == 12)
  }
}
