/// What the halves of a stepper do.
struct StepperActions {
  /// Nil for a half that is never enabled.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  var canIncrement: () -> Bool = { true }
  var canDecrement: () -> Bool = { true }
  let editing: (Bool) -> Void
}

extension StepperActions {
  /// - Parameter bounds: Nil if the value has no limits.
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ editing: @escaping (Bool) -> Void
  ) {
    func change(by step: V.Stride) {
      let next = value.wrappedValue.advanced(by: step)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    increment = { change(by: step) }
    decrement = { change(by: -step) }
    canIncrement = { bounds.map { value.wrappedValue < $0.upperBound } ?? true }
    canDecrement = { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }
    self.editing = editing
  }

  func perform(_ action: (() -> Void)?) {
    editing(true)
    action?()
    editing(false)
  }
}
