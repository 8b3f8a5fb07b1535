public import DarkroomUIKit

extension UISwitch {
  /// Turns the switch to its other position, without animation.
  ///
  /// A disabled switch takes it too; `simulateTap(at:)` asks.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateToggle() {
    setOn(!isOn, animated: false)
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
