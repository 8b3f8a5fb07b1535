import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTextView = ViewClass(
    UITextView.self,
    elements: ["textView"], decode: { $0.decodeText($1) },
    outlets: [Outlet("delegate", \UITextView.delegate)],
    keys: [
      RuntimeAttribute("text", \UITextView.text),
      RuntimeAttribute("textColor", \UITextView.textColor),
    ],
    appearance: [
      AppearanceSetting(\UITextView.font), AppearanceSetting(\UITextView.textColor),
    ],
    text: { $0.isSecureTextEntry || $0.text.isEmpty ? nil : $0.text },
    isAccessibilityElement: true,
    accessibilityValue: { $0.text },
    accessibilityTraits: { $0.isEditable ? .textEntry : .staticText })
}
