public import DarkroomUIKit

extension UIStepper {
  /// Adds `stepValue`, up to `maximumValue`; beyond it, a stepper that `wraps` continues at `minimumValue`.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateIncrement() { simulateStep(by: stepValue) }

  /// Subtracts `stepValue`, down to `minimumValue`; below it, a stepper that `wraps` continues at `maximumValue`.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDecrement() { simulateStep(by: -stepValue) }

  private func simulateStep(by amount: Double) {
    let old = value
    step(by: amount)
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}
