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
    set(nib.font("fontDescription")) { $0.font = $1 }
    set(nib.color("textColor")) { $0.textColor = $1 }
    set(nib.word("textAlignment", NSTextAlignment.interfaceWords)) { $0.textAlignment = $1 }
    set(nib.word("borderStyle", Self.borders)) { $0.borderStyle = $1 }
    set(nib.word("clearButtonMode", Self.modes)) { $0.clearButtonMode = $1 }
    set(nib.bool("clearsOnBeginEditing")) { $0.clearsOnBeginEditing = $1 }
    set(nib.bool("adjustsFontForContentSizeCategory")) { $0.adjustsFontForContentSizeCategory = $1 }
    set(nib.image("background", catalog: "backgroundCatalog")) { $0.background = $1 }
    set(nib.image("disabledBackground", catalog: "disabledBackgroundCatalog")) {
      $0.disabledBackground = $1
    }
    if let size = nib.number("minimumFontSize") {
      minimumFontSize = size
      adjustsFontSizeToFitWidth = nib.bool("adjustsFontSizeToFit") != false
    } else {
      nib.ignore("adjustsFontSizeToFit")
    }
    set(nib.string("placeholder")) { $0.placeholder = $1 }
    set(nib.string("text")) { $0.text = $1 }
    set(nib.attributedString("attributedText")) { $0.attributedText = $1 }
    set(nib.attributedString("attributedPlaceholder")) { $0.attributedPlaceholder = $1 }
    if let traits = nib.part("textInputTraits", ["textInputTraits"]) { decodeTraits(traits) }
  }

  private func decodeTraits(_ nib: any InterfaceReader) {
    set(nib.word("keyboardType", UIKeyboardType.interfaceWords)) { $0.keyboardType = $1 }
    set(nib.word("returnKeyType", UIReturnKeyType.interfaceWords)) { $0.returnKeyType = $1 }
    set(nib.word("keyboardAppearance", UIKeyboardAppearance.interfaceWords)) {
      $0.keyboardAppearance = $1
    }
    set(nib.word("autocapitalizationType", UITextAutocapitalizationType.interfaceWords)) {
      $0.autocapitalizationType = $1
    }
    set(nib.word("autocorrectionType", UITextAutocorrectionType.interfaceWords)) {
      $0.autocorrectionType = $1
    }
    set(nib.word("spellCheckingType", UITextSpellCheckingType.interfaceWords)) {
      $0.spellCheckingType = $1
    }
    set(nib.bool("secureTextEntry")) { $0.isSecureTextEntry = $1 }
    set(nib.bool("enablesReturnKeyAutomatically")) { $0.enablesReturnKeyAutomatically = $1 }
    set(nib.attribute("textContentType").map { UITextContentType(rawValue: $0) }) {
      $0.textContentType = $1
    }
    nib.ignore("smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    nib.finish()
  }
}
