/// A control that increases and decreases a value.
public struct Stepper<Label: View> {
  let label: Label
  let actions: StepperActions

  init(storing label: Label, _ actions: StepperActions) {
    self.label = label
    self.actions = actions
  }
}

extension Stepper: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.nodes(of: LabeledControl(label) { StepperControl(actions: actions) })
  }

  /// Creates a stepper that runs actions.
  ///
  /// - Parameters:
  ///   - label: The views before the stepper.
  ///   - onIncrement: The action of the plus half; nil disables it.
  ///   - onDecrement: The action of the minus half; nil disables it.
  ///   - onEditingChanged: A closure that receives true before an action and false after it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: label(),
      StepperActions(
        increment: onIncrement, decrement: onDecrement, editing: onEditingChanged))
  }
  /// Creates a stepper without limits.
  ///
  /// - Parameters:
  ///   - value: The value that the stepper changes.
  ///   - step: The amount by which a tap changes the value.
  ///   - label: The views before the stepper.
  ///   - onEditingChanged: A closure that receives true before a change and false after it.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: label(), StepperActions(value, nil, step, onEditingChanged))
  }
  /// Creates a stepper for values in a range; a step that would leave it ends at the bound.
  ///
  /// - Parameters:
  ///   - value: The value that the stepper changes.
  ///   - bounds: The range; at a bound, one half of the stepper is disabled.
  ///   - step: The amount by which a tap changes the value.
  ///   - label: The views before the stepper.
  ///   - onEditingChanged: A closure that receives true before a change and false after it.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: label(), StepperActions(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title that runs actions; an action of nil disables its half.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(titleKey),
      StepperActions(
        increment: onIncrement, decrement: onDecrement, editing: onEditingChanged))
  }
  /// Creates a stepper with a title that is shown as it is; an action of nil disables its half.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(title),
      StepperActions(
        increment: onIncrement, decrement: onDecrement, editing: onEditingChanged))
  }
  /// Creates a stepper with a localized title and without limits.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(titleKey), StepperActions(value, nil, step, onEditingChanged))
  }
  /// Creates a stepper without limits, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(title), StepperActions(value, nil, step, onEditingChanged))
  }
  /// Creates a stepper with a localized title, for values in a range.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(titleKey), StepperActions(value, bounds, step, onEditingChanged))
  }
  /// Creates a stepper for values in a range, with a title that is shown as it is.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(title), StepperActions(value, bounds, step, onEditingChanged))
  }
}
