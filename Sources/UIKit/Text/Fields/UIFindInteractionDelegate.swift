public import Foundation

/// The delegate that provides a find session, and is told about its beginning and end.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
  // required
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
