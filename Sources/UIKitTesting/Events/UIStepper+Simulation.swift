public import DarkroomUIKit

extension UIStepper {
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateIncrement() { simulateStep(by: stepValue) }

  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDecrement() { simulateStep(by: -stepValue) }

  private func simulateStep(by amount: Double) {
    let old = value
    step(by: amount)
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}
