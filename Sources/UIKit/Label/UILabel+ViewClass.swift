import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiLabel = ViewClass(
    UILabel.self,
    elements: ["label"], decode: { $0.decodeLabel($1) },
    keys: [
      NibKey("text", \UILabel.text), NibKey("textColor", \UILabel.textColor),
      NibKey("shadowColor", \UILabel.shadowColor),
      NibKey("numberOfLines", \UILabel.numberOfLines),
      NibKey("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      NibKey("enabled", \UILabel.isEnabled),
    ],
    appearance: [AppearanceSetting(\UILabel.font), AppearanceSetting(\UILabel.textColor)],
    text: { $0.text },
    attributes: { label in
      [
        label.font.map { ViewAttribute("font", .font($0)) },
        label.textColor.map { ViewAttribute("text color", .color($0)) },
        label.numberOfLines == 1
          ? nil : ViewAttribute("lines", .number(Double(label.numberOfLines))),
      ].compactMap(\.self)
    },
    isAccessibilityElement: true,
    accessibilityLabel: { $0.text },
    accessibilityTraits: { _ in .staticText })
}
