import DarkroomCoreGraphics
import Foundation

/// The title of a row on a wheel; for its font size see Measures, control sizes.
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

  /// Shows a text in the wheel's font, unless the text sets one.
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
