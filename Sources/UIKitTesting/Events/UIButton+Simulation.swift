public import DarkroomUIKit

extension UIButton {
  /// What a tap calls: the actions for `touchUpInside` and for the primary action.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateTap() {
    simulate(event: [.touchUpInside, .primaryActionTriggered])
  }
}
