import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTextField = ViewClass(
    UITextField.self,
    elements: ["textField"], decode: { $0.decodeField($1) },
    outlets: [
      Outlet("delegate", \UITextField.delegate),
      Outlet("leftView", \UITextField.leftView),
      Outlet("rightView", \UITextField.rightView),
    ],
    keys: [
      RuntimeAttribute("text", \UITextField.text),
      RuntimeAttribute("textColor", \UITextField.textColor),
      RuntimeAttribute("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      RuntimeAttribute("placeholder", \UITextField.placeholder),
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
