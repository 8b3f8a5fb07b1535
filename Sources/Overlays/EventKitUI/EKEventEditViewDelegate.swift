@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
