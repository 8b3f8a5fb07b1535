import DarkroomCoreGraphics
import Foundation

extension UITextView {
  func decodeText(_ nib: any InterfaceReader) {
    set(nib.font("fontDescription")) { $0.font = $1 }
    set(nib.color("textColor")) { $0.textColor = $1 }
    set(nib.word("textAlignment", NSTextAlignment.interfaceWords)) { $0.textAlignment = $1 }
    set(nib.bool("editable")) { $0.isEditable = $1 }
    set(nib.bool("selectable")) { $0.isSelectable = $1 }
    set(nib.bool("adjustsFontForContentSizeCategory")) { $0.adjustsFontForContentSizeCategory = $1 }
    set(nib.insets("textContainerInset")) { $0.textContainerInset = $1 }
    set(nib.string("text")) { $0.text = $1 }
    set(nib.attributedString("attributedText")) { $0.attributedText = $1 }
    if let traits = nib.part("textInputTraits", ["textInputTraits"]) { decodeTraits(traits) }
    if let types = nib.part("dataDetectorTypes", ["dataDetectorType"]) { decodeDetectors(types) }
  }

  private func decodeDetectors(_ nib: any InterfaceReader) {
    let names: [String: UIDataDetectorTypes] = [
      "phoneNumber": .phoneNumber, "link": .link, "address": .address,
      "calendarEvent": .calendarEvent, "shipmentTrackingNumber": .shipmentTrackingNumber,
      "flightNumber": .flightNumber, "lookupSuggestion": .lookupSuggestion,
    ]
    for (name, type) in names where nib.bool(name) == true { dataDetectorTypes.insert(type) }
    nib.finish()
  }

  private func decodeTraits(_ nib: any InterfaceReader) {
    set(nib.word("keyboardType", UIKeyboardType.interfaceWords)) { $0.keyboardType = $1 }
    set(nib.word("returnKeyType", UIReturnKeyType.interfaceWords)) { $0.returnKeyType = $1 }
    set(nib.word("autocapitalizationType", UITextAutocapitalizationType.interfaceWords)) {
      $0.autocapitalizationType = $1
    }
    set(nib.word("autocorrectionType", UITextAutocorrectionType.interfaceWords)) {
      $0.autocorrectionType = $1
    }
    set(nib.bool("secureTextEntry")) { $0.isSecureTextEntry = $1 }
    nib.ignore(
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "spellCheckingType",
      "keyboardAppearance", "enablesReturnKeyAutomatically", "textContentType")
    nib.finish()
  }
}
