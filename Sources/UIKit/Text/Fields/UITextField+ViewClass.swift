import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTextField = ViewClass(
    UITextField.self,
    elements: ["textField"], decode: { $0.decodeField($1) },
    outlets: [
      Outlet("delegate", \UITextField.delegate) { $0.delegate = $1 },
      Outlet("leftView", \UITextField.leftView) { $0.leftView = $1 },
      Outlet("rightView", \UITextField.rightView) { $0.rightView = $1 },
    ],
    keys: [
      RuntimeAttribute("text", \UITextField.text) { $0.text = $1 },
      RuntimeAttribute("textColor", \UITextField.textColor) { $0.textColor = $1 },
      RuntimeAttribute("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth) {
        $0.adjustsFontSizeToFitWidth = $1
      },
      RuntimeAttribute("placeholder", \UITextField.placeholder) { $0.placeholder = $1 },
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
