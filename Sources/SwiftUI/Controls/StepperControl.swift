/// UIKit's stepper, whose value only tells whether plus or minus was tapped.
struct StepperControl: UIViewRepresentable {
  let actions: StepperActions

  func makeCoordinator() -> ControlListener { ControlListener() }

  func makeUIView(context: Context) -> UIStepper {
    let control = UIStepper()
    context.coordinator.listen(to: control)
    return control
  }

  func updateUIView(_ control: UIStepper, context: Context) {
    control.maximumValue = actions.increment != nil && actions.canIncrement() ? 1 : 0
    control.minimumValue = actions.decrement != nil && actions.canDecrement() ? -1 : 0
    control.value = 0
    context.coordinator.changed = {
      let direction = control.value
      control.value = 0
      // A tap on a disabled half does not change the value.
      guard direction != 0 else { return }
      actions.perform(direction > 0 ? actions.increment : actions.decrement)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIStepper, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
