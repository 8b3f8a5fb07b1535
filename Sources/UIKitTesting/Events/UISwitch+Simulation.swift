public import DarkroomUIKit

extension UISwitch {
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateToggle() {
    setOn(!isOn, animated: false)
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
