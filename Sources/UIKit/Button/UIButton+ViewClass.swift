import DarkroomCoreGraphics
import Foundation

extension ViewClass {
  static let uiButton = ViewClass(
    UIButton.self,
    elements: ["button"], decode: { $0.decodeButton($1) },
    keys: [
      RuntimeAttribute("titleLabel", to: \UIButton.titleLabel),
      RuntimeAttribute("imageView", to: \UIButton.imageView),
    ],
    appearance: [
      AppearanceSetting(\UIButton.contentEdgeInsets) { button, insets in
        button.setInsetsOfAppearance(insets)
      }
    ],
    isAccessibilityElement: true,
    accessibilityLabel: { $0.shownAccessibilityLabel },
    accessibilityTraits: { _ in .button })
}
