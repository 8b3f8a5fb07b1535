import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTextField = ViewClass(
    UITextField.self,
    elements: ["textField"], decode: { $0.decodeField($1) },
    outlets: [
      NibOutlet("delegate", \UITextField.delegate),
      NibOutlet("leftView", \UITextField.leftView),
      NibOutlet("rightView", \UITextField.rightView),
    ],
    keys: [
      NibKey("text", \UITextField.text), NibKey("textColor", \UITextField.textColor),
      NibKey("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      NibKey("placeholder", \UITextField.placeholder),
    ],
    appearance: [
      AppearanceSetting(\UITextField.font), AppearanceSetting(\UITextField.textColor),
    ],
    text: { $0.isSecureTextEntry || $0.text?.isEmpty != false ? nil : $0.text },
    attributes: { field in
      field.placeholder.map { [ViewAttribute("placeholder", .text($0))] } ?? []
    },
    isAccessibilityElement: true,
    accessibilityValue: { $0.spokenValue },
    accessibilityTraits: { $0.isEditing ? [.textEntry, .isEditing] : .textEntry })
}
