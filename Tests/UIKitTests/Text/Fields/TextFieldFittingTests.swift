import DarkroomUIKit
import Foundation
import Testing

/// Apple, "UITextField.adjustsFontSizeToFitWidth": the size is reduced until the text fits or the minimum is reached,
/// and the text is shrunk along its baseline.
@MainActor
struct TextFieldFittingTests {
  private func field(_ width: CGFloat, least: CGFloat = 0, shrinks: Bool = true) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    field.text = "Lighthouse keeper"
    field.font = .systemFont(ofSize: 20)
    field.adjustsFontSizeToFitWidth = shrinks
    field.minimumFontSize = least
    return field
  }

  private func picture(_ field: UITextField) -> Data? {
    UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }
      .pngData()
  }

  private func end(_ field: UITextField) -> CGRect { field.caretRect(for: field.endOfDocument) }

  @Test func wideTextIsDrawnSmaller() {
    let (full, small) = (field(100, shrinks: false), field(100))
    #expect(end(full).minX > 100 && end(small).minX <= 101 && end(small).minX > 95)
    #expect(end(small).height < end(full).height)
    #expect(picture(small) != picture(full))
    #expect(small.font?.pointSize == 20 && small.intrinsicContentSize == full.intrinsicContentSize)
  }

  @Test func textThatFitsKeepsItsSize() {
    let (full, free) = (field(300, shrinks: false), field(300))
    #expect(end(full) == end(free) && picture(full) == picture(free))
  }

  @Test func theMinimumIsKept() {
    let (full, small) = (field(60, shrinks: false), field(60, least: 15))
    let share = end(small).minX / end(full).minX
    #expect(abs(share - 0.75) < 0.05)
    let none = field(60, least: 20)
    #expect(end(none) == end(full) && picture(none) == picture(full))
  }

  @Test func theBaselineStays() {
    let (full, small) = (field(100, shrinks: false), field(100))
    let descent: CGFloat = 0.2412109 / (0.9521484 + 0.2412109)
    func baseline(_ caret: CGRect) -> CGFloat { caret.maxY - caret.height * descent }
    #expect(abs(baseline(end(full)) - baseline(end(small))) < 1)
  }
}
