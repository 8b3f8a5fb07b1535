/// UIKit's switch.
struct SwitchControl: UIViewRepresentable {
  @Binding var isOn: Bool
  /// The tint; nil for that of the environment.
  let tint: Color?

  func makeCoordinator() -> ControlListener { ControlListener() }

  func makeUIView(context: Context) -> UISwitch {
    let control = UISwitch()
    context.coordinator.listen(to: control)
    return control
  }

  func updateUIView(_ control: UISwitch, context: Context) {
    control.isOn = isOn
    control.onTintColor = (tint ?? context.environment.tintColor).map { UIColor($0) }
    context.coordinator.changed = {
      isOn = control.isOn
      // A binding may reject the value.
      control.isOn = isOn
    }
  }

  /// A switch is drawn 2 points wider than its layout, as on iOS.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? {
    let metrics = InterfaceMetrics.current
    return CGSize(width: metrics.switchLayoutWidth, height: metrics.switchSize.height)
  }
}
