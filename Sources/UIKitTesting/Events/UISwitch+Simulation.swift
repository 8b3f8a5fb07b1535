public import DarkroomUIKit

extension UISwitch {
  @preconcurrency @MainActor
  public func simulateToggle() {
    setOn(!isOn, animated: false)
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
