public import DarkroomUIKit

extension UIAlertAction {
  /// A tap on the choice: the alert is dismissed where it is presented, then the handler is called.
  ///
  /// A disabled choice takes no tap.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() {
    if isEnabled { choose() }
  }
}
