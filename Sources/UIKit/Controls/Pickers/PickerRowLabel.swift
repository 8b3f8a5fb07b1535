import DarkroomCoreGraphics
import Foundation

/// A title on a wheel; for the size of its font see Measures, control sizes.
final class PickerRowLabel: UILabel {
  private let titleFont: UIFont

  init(fontSize: CGFloat, alignment: NSTextAlignment) {
    titleFont = .systemFont(ofSize: fontSize)
    super.init(frame: .zero)
    font = titleFont
    textAlignment = alignment
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    titleFont = .systemFont(ofSize: 23.5)
    super.init(coder: coder)
  }

  /// In the wheel's font where the text names none.
  func show(_ text: NSAttributedString) {
    let shown = NSMutableAttributedString(attributedString: text)
    let all = NSRange(location: 0, length: shown.length)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    for (range, attributes) in shown.stretches where attributes[.font] == nil {
      shown.addAttribute(.font, value: titleFont, range: range)
    }
    if shown.length > 0 { shown.addAttribute(.paragraphStyle, value: paragraph, range: all) }
    attributedText = shown
  }
}
