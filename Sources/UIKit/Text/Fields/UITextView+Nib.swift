import DarkroomCoreGraphics
import Foundation

extension UITextView {
  func decodeText(_ nib: NibReader) {
    set(\.font, nib.font("fontDescription"))
    set(\.textColor, nib.color("textColor"))
    set(\.textAlignment, nib.word("textAlignment", NibWords.alignments))
    set(\.isEditable, nib.bool("editable"))
    set(\.isSelectable, nib.bool("selectable"))
    set(\.adjustsFontForContentSizeCategory, nib.bool("adjustsFontForContentSizeCategory"))
    set(\.textContainerInset, nib.insets("textContainerInset"))
    set(\.text, nib.string("text"))
    set(\.attributedText, nib.attributedString("attributedText"))
    if let traits = nib.child(forKey: "textInputTraits", ["textInputTraits"]) {
      decodeTraits(NibReader(traits, nib.session))
    }
  }

  private func decodeTraits(_ nib: NibReader) {
    set(\.keyboardType, nib.word("keyboardType", NibTextTraits.keyboards))
    set(\.returnKeyType, nib.word("returnKeyType", NibTextTraits.returnKeys))
    set(\.autocapitalizationType, nib.word("autocapitalizationType", NibTextTraits.capitals))
    set(\.autocorrectionType, nib.word("autocorrectionType", NibTextTraits.corrections))
    set(\.isSecureTextEntry, nib.bool("secureTextEntry"))
    nib.ignore(
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType",
      "keyboardAppearance", "enablesReturnKeyAutomatically", "textContentType")
    nib.finish()
  }
}
