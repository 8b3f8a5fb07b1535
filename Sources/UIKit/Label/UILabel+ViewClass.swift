import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiLabel = ViewClass(
    UILabel.self,
    elements: ["label"], decode: { $0.decodeLabel($1) },
    keys: [
      RuntimeAttribute("text", \UILabel.text) { $0.text = $1 },
      RuntimeAttribute("textColor", \UILabel.textColor) { $0.textColor = $1 },
      RuntimeAttribute("shadowColor", \UILabel.shadowColor) { $0.shadowColor = $1 },
      RuntimeAttribute("numberOfLines", \UILabel.numberOfLines) { $0.numberOfLines = $1 },
      RuntimeAttribute("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth) {
        $0.adjustsFontSizeToFitWidth = $1
      },
      RuntimeAttribute("enabled", \UILabel.isEnabled) { $0.isEnabled = $1 },
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
