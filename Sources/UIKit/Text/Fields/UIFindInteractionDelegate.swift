public import Foundation

/// Gives the session of a search, and hears of its begin and end.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  // required
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
