/// The actions of a stepper's two halves.
struct StepperActions {
  /// The action that increases the value; nil for a half that is always disabled.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  var canIncrement: () -> Bool = { true }
  var canDecrement: () -> Bool = { true }
  let editing: (Bool) -> Void
}

extension StepperActions {
  /// - Parameter bounds: The limits of the value; nil for none.
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
