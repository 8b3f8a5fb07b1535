import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiLabel = ViewClass(
    UILabel.self,
    elements: ["label"], decode: { $0.decodeLabel($1) },
    keys: [
      RuntimeAttribute("text", \UILabel.text), RuntimeAttribute("textColor", \UILabel.textColor),
      RuntimeAttribute("shadowColor", \UILabel.shadowColor),
      RuntimeAttribute("numberOfLines", \UILabel.numberOfLines),
      RuntimeAttribute("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      RuntimeAttribute("enabled", \UILabel.isEnabled),
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
