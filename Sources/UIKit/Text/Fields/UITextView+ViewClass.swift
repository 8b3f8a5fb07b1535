import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTextView = ViewClass(
    UITextView.self,
    elements: ["textView"], decode: { $0.decodeText($1) },
    outlets: [Outlet("delegate", \UITextView.delegate) { $0.delegate = $1 }],
    keys: [
      RuntimeAttribute("text", \UITextView.text) { $0.text = $1 },
      RuntimeAttribute("textColor", \UITextView.textColor) { $0.textColor = $1 },
    ],
    appearance: [
      AppearanceSetting(\UITextView.font), AppearanceSetting(\UITextView.textColor),
    ],
    text: { $0.isSecureTextEntry || $0.text.isEmpty ? nil : $0.text },
    isAccessibilityElement: true,
    accessibilityValue: { $0.text },
    accessibilityTraits: { $0.isEditable ? .textEntry : .staticText })
}
