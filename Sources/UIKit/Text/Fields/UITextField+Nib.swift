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

  func decodeField(_ nib: any InterfaceReader) {
    set(\.font, nib.font("fontDescription"))
    set(\.textColor, nib.color("textColor"))
    set(\.textAlignment, nib.word("textAlignment", NSTextAlignment.interfaceWords))
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
    if let traits = nib.part("textInputTraits", ["textInputTraits"]) { decodeTraits(traits) }
  }

  private func decodeTraits(_ nib: any InterfaceReader) {
    set(\.keyboardType, nib.word("keyboardType", UIKeyboardType.interfaceWords))
    set(\.returnKeyType, nib.word("returnKeyType", UIReturnKeyType.interfaceWords))
    set(\.keyboardAppearance, nib.word("keyboardAppearance", UIKeyboardAppearance.interfaceWords))
    set(
      \.autocapitalizationType,
      nib.word("autocapitalizationType", UITextAutocapitalizationType.interfaceWords))
    set(
      \.autocorrectionType, nib.word("autocorrectionType", UITextAutocorrectionType.interfaceWords))
    set(\.spellCheckingType, nib.word("spellCheckingType", UITextSpellCheckingType.interfaceWords))
    set(\.isSecureTextEntry, nib.bool("secureTextEntry"))
    set(\.enablesReturnKeyAutomatically, nib.bool("enablesReturnKeyAutomatically"))
    set(\.textContentType, nib.attribute("textContentType").map { UITextContentType(rawValue: $0) })
    nib.ignore("smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    nib.finish()
  }
}
