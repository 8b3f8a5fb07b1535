import DarkroomCoreGraphics
import Foundation

/// The look that a bar gives to a button; the item's own settings override it.
struct BarButtonLook {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var titleOffset = UIOffset.zero
  var background: UIImage?
  var backgroundOffset = UIOffset.zero

  init() {}

  @MainActor
  init(_ state: UIBarButtonItemStateAppearance) {
    attributes = state.titleTextAttributes
    titleOffset = state.titlePositionAdjustment
    background = state.backgroundImage
    backgroundOffset = state.backgroundImagePositionAdjustment
  }
}
