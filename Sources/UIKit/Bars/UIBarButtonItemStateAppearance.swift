import DarkroomCoreGraphics
public import Foundation

/// The look of a bar's buttons in one state; properties that are not set keep the look of the bar.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Font and color count.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Points to the right and downwards, added to those of the item itself.
  open var titlePositionAdjustment: UIOffset = .zero
  /// Drawn behind buttons that have no image of their own, stretched to the button.
  open var backgroundImage: UIImage?
  /// Points to the right and downwards, added to those of the item itself.
  open var backgroundImagePositionAdjustment: UIOffset = .zero

  func copyValues(of other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
