import DarkroomCoreGraphics
import Foundation

extension UITextView {
  func decodeText(_ nib: any InterfaceReader) {
    set(\.font, nib.font("fontDescription"))
    set(\.textColor, nib.color("textColor"))
    set(\.textAlignment, nib.word("textAlignment", NSTextAlignment.interfaceWords))
    set(\.isEditable, nib.bool("editable"))
    set(\.isSelectable, nib.bool("selectable"))
    set(\.adjustsFontForContentSizeCategory, nib.bool("adjustsFontForContentSizeCategory"))
    set(\.textContainerInset, nib.insets("textContainerInset"))
    set(\.text, nib.string("text"))
    set(\.attributedText, nib.attributedString("attributedText"))
    if let traits = nib.part("textInputTraits", ["textInputTraits"]) { decodeTraits(traits) }
  }

  private func decodeTraits(_ nib: any InterfaceReader) {
    set(\.keyboardType, nib.word("keyboardType", UIKeyboardType.interfaceWords))
    set(\.returnKeyType, nib.word("returnKeyType", UIReturnKeyType.interfaceWords))
    set(
      \.autocapitalizationType,
      nib.word("autocapitalizationType", UITextAutocapitalizationType.interfaceWords))
    set(
      \.autocorrectionType, nib.word("autocorrectionType", UITextAutocorrectionType.interfaceWords))
    set(\.isSecureTextEntry, nib.bool("secureTextEntry"))
    nib.ignore(
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType",
      "keyboardAppearance", "enablesReturnKeyAutomatically", "textContentType")
    nib.finish()
  }
}
