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
      let next = StepperActions.advanced(value.wrappedValue, by: step)
      value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
    }
    increment = { change(by: step) }
    decrement = { change(by: -step) }
    canIncrement = { bounds.map { value.wrappedValue < $0.upperBound } ?? true }
    canDecrement = { bounds.map { value.wrappedValue > $0.lowerBound } ?? true }
    self.editing = editing
  }

  /// The value after a step; an integer stays between the least and the greatest one of its type.
  private static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V {
    guard let integer = value as? any FixedWidthInteger, let step = step as? any BinaryInteger,
      let next = limited(integer, plus: step) as? V
    else { return value.advanced(by: step) }
    return next
  }

  private static func limited<I: FixedWidthInteger>(
    _ integer: I, plus step: some BinaryInteger
  ) -> I {
    let limit = step < 0 ? I.min : I.max
    if let amount = I(exactly: step.magnitude) {
      let (sum, overflows) =
        step < 0
        ? integer.subtractingReportingOverflow(amount) : integer.addingReportingOverflow(amount)
      return overflows ? limit : sum
    }
    // The step is longer than the greatest integer of the type.
    let (sum, overflows) = Int(clamping: integer).addingReportingOverflow(Int(clamping: step))
    return overflows ? limit : I(clamping: sum)
  }

  func perform(_ action: (() -> Void)?) {
    editing(true)
    action?()
    editing(false)
  }
}
