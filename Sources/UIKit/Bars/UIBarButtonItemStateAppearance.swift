import DarkroomCoreGraphics
public import Foundation

/// The look of a bar's buttons in one state; properties that are not set keep the bar's look.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title; only font and color are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title to the right and downwards, in points.
  ///
  /// It is added to the item's own.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The image behind buttons that have no background image of their own, stretched to the button.
  open var backgroundImage: UIImage?
  /// The offset of the background image to the right and downwards, in points.
  ///
  /// It is added to the item's own.
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  func copyValues(of other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
