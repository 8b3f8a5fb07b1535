import DarkroomCoreGraphics
import DarkroomTypesetting

extension UITextField {
  /// The text as it is drawn, in smaller fonts if the field shrinks it, and how much lower it lies than in the middle.
  struct FittedText {
    var text: NSAttributedString
    var lowering: CGFloat = 0
  }

  /// Shrinks the text until it fits or the least size is reached, in hundredths of the size; the baseline stays.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uitextfield/adjustsfontsizetofitwidth. As there; the step is a
  ///   guess.
  func fitted(_ text: NSAttributedString, in width: CGFloat) -> FittedText {
    guard adjustsFontSizeToFitWidth, width > 0 else { return FittedText(text: text) }
    let full = TextLayout(text.styled(empty: textAttributes))
    guard CGFloat(full.size.width) > width else { return FittedText(text: text) }
    let lowest = min(1, max(minimumFontSize, 1) / max(text.largestFontSize, 1))
    var hundredths = (width / CGFloat(full.size.width) * 100).rounded(.up)
    var small = text.scaled(by: max(lowest, hundredths / 100))
    while hundredths / 100 > lowest, layout(of: small).size.width > Double(width) {
      hundredths -= 1
      small = text.scaled(by: max(lowest, hundredths / 100))
    }
    let layout = layout(of: small)
    let rise = (full.size.height - layout.size.height) / 2
    return FittedText(
      text: small, lowering: CGFloat(full.firstBaseline - layout.firstBaseline - rise))
  }

  private func layout(of text: NSAttributedString) -> TextLayout {
    TextLayout(text.styled(empty: textAttributes))
  }
}

extension NSAttributedString {
  fileprivate var largestFontSize: CGFloat {
    stretches.compactMap { ($0.1[.font] as? UIFont)?.pointSize }.max() ?? 17
  }

  fileprivate func scaled(by scale: CGFloat) -> NSAttributedString {
    var pieces = TextPieces(self)
    pieces.changeAttributes { attributes in
      guard let font = attributes[.font] as? UIFont else { return }
      attributes[.font] = font.withSize(font.pointSize * scale)
    }
    return pieces.attributedString
  }
}
