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

  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: label(),
      StepperActions(
        increment: onIncrement, decrement: onDecrement, editing: onEditingChanged))
  }
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: label(), StepperActions(value, nil, step, onEditingChanged))
  }
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: label(), StepperActions(value, bounds, step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(titleKey),
      StepperActions(
        increment: onIncrement, decrement: onDecrement, editing: onEditingChanged))
  }
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
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(titleKey), StepperActions(value, nil, step, onEditingChanged))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(title), StepperActions(value, nil, step, onEditingChanged))
  }
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(titleKey), StepperActions(value, bounds, step, onEditingChanged))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      storing: Text(title), StepperActions(value, bounds, step, onEditingChanged))
  }
}
