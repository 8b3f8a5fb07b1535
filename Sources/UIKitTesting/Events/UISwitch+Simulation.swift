public import DarkroomUIKit

extension UISwitch {
  /// Toggles the switch without animation.
  ///
  /// It works even if the switch is disabled; `simulateTap(at:)` respects that.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateToggle() {
    setOn(!isOn, animated: false)
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
