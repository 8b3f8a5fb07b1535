import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiTextView = ViewClass(
    UITextView.self,
    elements: ["textView"], decode: { $0.decodeText($1) },
    outlets: [NibOutlet("delegate", \UITextView.delegate)],
    keys: [NibKey("text", \UITextView.text), NibKey("textColor", \UITextView.textColor)],
    appearance: [
      AppearanceSetting(\UITextView.font), AppearanceSetting(\UITextView.textColor),
    ],
    text: { $0.isSecureTextEntry || $0.text.isEmpty ? nil : $0.text },
    isAccessibilityElement: true,
    accessibilityValue: { $0.text },
    accessibilityTraits: { $0.isEditable ? .textEntry : .staticText })
}
