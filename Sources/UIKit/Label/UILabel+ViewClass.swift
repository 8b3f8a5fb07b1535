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
      // Without closures, as in `UIView.identifyingText`.
      var list: [ViewAttribute] = []
      if let font = label.font { list.append(ViewAttribute("font", .font(font))) }
      if let color = label.textColor { list.append(ViewAttribute("text color", .color(color))) }
      if label.numberOfLines != 1 {
        list.append(ViewAttribute("lines", .number(Double(label.numberOfLines))))
      }
      return list
    },
    isAccessibilityElement: true,
    accessibilityLabel: { $0.text },
    accessibilityTraits: { _ in .staticText })
}
