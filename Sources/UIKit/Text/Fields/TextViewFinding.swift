import DarkroomCoreGraphics
import Foundation

/// Gives the sessions of a text view's own find interaction.
final class TextViewFinding: NSObject, UIFindInteractionDelegate {
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UIFindSession() }
}
