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
    attributes: { $0.insetAttributes },
    isAccessibilityElement: true,
    accessibilityLabel: { $0.shownAccessibilityLabel },
    accessibilityTraits: { _ in .button })
}

extension UIButton {
  /// The insets around image and title, without the default of a button that has none of its own.
  fileprivate var insetAttributes: [ViewAttribute] {
    guard let insets = assignedContentInsets else { return [] }
    return [ViewAttribute("content insets", .insets(insets))]
  }

  private var assignedContentInsets: UIEdgeInsets? {
    content.configuration?.contentInsets.resolved(isRightToLeft: isRightToLeft)
      ?? content.contentEdgeInsets
  }
}
