import DarkroomCoreGraphics
public import Foundation

/// What a tab looks like in one state; what is not set is the bar's own.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Font and colour count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Points to the right and downwards, added to those of the item itself.
  open var titlePositionAdjustment: UIOffset = .zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  /// Font and colour count.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  func copyValues(of other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
