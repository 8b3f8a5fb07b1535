import DarkroomCoreGraphics
import Foundation

extension UILabel {
  func decodeLabel(_ nib: any InterfaceReader) {
    set(nib.font("fontDescription")) { $0.font = $1 }
    set(nib.color("textColor")) { $0.textColor = $1 }
    set(nib.color("highlightedColor")) { $0.highlightedTextColor = $1 }
    set(nib.word("textAlignment", NSTextAlignment.interfaceWords)) { $0.textAlignment = $1 }
    set(nib.word("lineBreakMode", NSLineBreakMode.interfaceWords)) { $0.lineBreakMode = $1 }
    set(nib.integer("numberOfLines")) { $0.numberOfLines = $1 }
    set(nib.bool("enabled")) { $0.isEnabled = $1 }
    set(nib.bool("highlighted")) { $0.isHighlighted = $1 }
    set(nib.color("shadowColor")) { $0.shadowColor = $1 }
    set(nib.size("shadowOffset")) { $0.shadowOffset = $1 }
    decodeFitting(nib)
    set(nib.string("text")) { $0.text = $1 }
    set(nib.attributedString("attributedText")) { $0.attributedText = $1 }
  }

  /// Reads whether the label shrinks its text, and how far; Xcode writes both.
  private func decodeFitting(_ nib: any InterfaceReader) {
    let factor = nib.number("minimumScaleFactor")
    let size = nib.number("minimumFontSize")
    let mayShrink = nib.bool("adjustsFontSizeToFit") != false
    if mayShrink, let scale = factor ?? size.map({ $0 / max(font.pointSize, 1) }) {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = min(scale, 1)
    }
    set(nib.word("baselineAdjustment", UIBaselineAdjustment.interfaceWords)) {
      $0.baselineAdjustment = $1
    }
    set(nib.bool("adjustsFontForContentSizeCategory")) { $0.adjustsFontForContentSizeCategory = $1 }
    set(
      nib.bool("adjustsLetterSpacingToFitWidth") ?? nib.bool("allowsDefaultTighteningForTruncation")
    ) { $0.allowsDefaultTighteningForTruncation = $1 }
    set(nib.number("preferredMaxLayoutWidth")) { $0.preferredMaxLayoutWidth = $1 }
    nib.ignore("useAutomaticPreferredMaxLayoutWidth")
  }
}

extension UIBaselineAdjustment {
  static let interfaceWords: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}
