import DarkroomCoreGraphics
public import Foundation

/// The look of a tab in one state; properties that are not set keep the bar's look.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title; only font and color are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title to the right and downwards, in points.
  ///
  /// It is added to the item's own.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The color of the image; nil means that of the bar.
  open var iconColor: UIColor?
  /// The color of the badge; nil means that of the system.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text; only font and color are used.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  func copyValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
