public import DarkroomUIKit

extension UIAlertAction {
  /// Simulates a tap on the action: the alert is dismissed if it is presented, then the handler is called.
  ///
  /// A disabled action ignores the tap.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() {
    if isEnabled { choose() }
  }
}
