public import DarkroomUIKit

extension UIStepper {
  /// Adds `stepValue`, up to `maximumValue`; past it a stepper that `wraps` goes on at
  /// `minimumValue`.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateIncrement() { simulateStep(by: stepValue) }

  /// Takes `stepValue` away, down to `minimumValue`; past it a stepper that `wraps` goes on at
  /// `maximumValue`.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateDecrement() { simulateStep(by: -stepValue) }

  private func simulateStep(by amount: Double) {
    let old = value
    step(by: amount)
    if value != old { simulate(event: [.valueChanged, .primaryActionTriggered]) }
  }
}
