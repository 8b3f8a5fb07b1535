import DarkroomCoreGraphics
import Foundation

extension UILabel {
  func decodeLabel(_ nib: any InterfaceReader) {
    set(\.font, nib.font("fontDescription"))
    set(\.textColor, nib.color("textColor"))
    set(\.highlightedTextColor, nib.color("highlightedColor"))
    set(\.textAlignment, nib.word("textAlignment", NSTextAlignment.interfaceWords))
    set(\.lineBreakMode, nib.word("lineBreakMode", NSLineBreakMode.interfaceWords))
    set(\.numberOfLines, nib.integer("numberOfLines"))
    set(\.isEnabled, nib.bool("enabled"))
    set(\.isHighlighted, nib.bool("highlighted"))
    set(\.shadowColor, nib.color("shadowColor"))
    set(\.shadowOffset, nib.size("shadowOffset"))
    decodeFitting(nib)
    set(\.text, nib.string("text"))
    set(\.attributedText, nib.attributedString("attributedText"))
  }

  /// Xcode writes that a label does not shrink, and how far it may where it does.
  private func decodeFitting(_ nib: any InterfaceReader) {
    let factor = nib.number("minimumScaleFactor")
    let size = nib.number("minimumFontSize")
    let mayShrink = nib.bool("adjustsFontSizeToFit") != false
    if mayShrink, let scale = factor ?? size.map({ $0 / max(font.pointSize, 1) }) {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = min(scale, 1)
    }
    set(\.baselineAdjustment, nib.word("baselineAdjustment", UIBaselineAdjustment.interfaceWords))
    set(\.adjustsFontForContentSizeCategory, nib.bool("adjustsFontForContentSizeCategory"))
    set(
      \.allowsDefaultTighteningForTruncation,
      nib.bool("adjustsLetterSpacingToFitWidth") ?? nib.bool("allowsDefaultTighteningForTruncation")
    )
    set(\.preferredMaxLayoutWidth, nib.number("preferredMaxLayoutWidth"))
    nib.ignore("useAutomaticPreferredMaxLayoutWidth")
  }
}

extension UIBaselineAdjustment {
  static let interfaceWords: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
