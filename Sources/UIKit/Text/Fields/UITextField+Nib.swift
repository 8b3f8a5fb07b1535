import DarkroomCoreGraphics
import Foundation

extension UITextField {
  private static let borders: [String: BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let modes: [String: ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  func decodeField(_ nib: NibReader) {
    set(\.font, nib.font("fontDescription"))
    set(\.textColor, nib.color("textColor"))
    set(\.textAlignment, nib.word("textAlignment", NibWords.alignments))
    set(\.borderStyle, nib.word("borderStyle", Self.borders))
    set(\.clearButtonMode, nib.word("clearButtonMode", Self.modes))
    set(\.clearsOnBeginEditing, nib.bool("clearsOnBeginEditing"))
    set(\.adjustsFontForContentSizeCategory, nib.bool("adjustsFontForContentSizeCategory"))
    set(\.background, nib.image("background", catalog: "backgroundCatalog"))
    set(\.disabledBackground, nib.image("disabledBackground", catalog: "disabledBackgroundCatalog"))
    if let size = nib.number("minimumFontSize") {
      minimumFontSize = size
      adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") != false
    } else {
      nib.ignore("adjustsFontSizeToFit")
    }
    set(\.placeholder, nib.string("placeholder"))
    set(\.text, nib.string("text"))
    set(\.attributedText, nib.attributedString("attributedText"))
    set(\.attributedPlaceholder, nib.attributedString("attributedPlaceholder"))
    if let traits = nib.child(forKey: "textInputTraits", ["textInputTraits"]) {
      decodeTraits(NibReader(traits, nib.session))
    }
  }

  private func decodeTraits(_ nib: NibReader) {
    set(\.keyboardType, nib.word("keyboardType", NibTextTraits.keyboards))
    set(\.returnKeyType, nib.word("returnKeyType", NibTextTraits.returnKeys))
    set(\.keyboardAppearance, nib.word("keyboardAppearance", NibTextTraits.appearances))
    set(\.autocapitalizationType, nib.word("autocapitalizationType", NibTextTraits.capitals))
    set(\.autocorrectionType, nib.word("autocorrectionType", NibTextTraits.corrections))
    set(\.spellCheckingType, nib.word("spellCheckingType", NibTextTraits.checks))
    set(\.isSecureTextEntry, nib.bool("secureTextEntry"))
    set(\.enablesReturnKeyAutomatically, nib.bool("enablesReturnKeyAutomatically"))
    set(\.textContentType, nib.attribute("textContentType").map { UITextContentType(rawValue: $0) })
    nib.ignore("smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    nib.finish()
  }
}
