/// UIKit's slider, with the width that it is offered.
struct SliderControl {
  @Binding var value: Double
  let bounds: ClosedRange<Double>
  /// The step; nil for a continuous slider.
  let step: Double?
  let editing: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?,
    _ editing: @escaping (Bool) -> Void
  ) {
    _value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step
    self.editing = editing
  }
}

extension SliderControl: UIViewRepresentable {
  func makeCoordinator() -> ControlListener { ControlListener() }

  func makeUIView(context: Context) -> UISlider {
    let control = UISlider()
    context.coordinator.listen(to: control)
    return control
  }

  func updateUIView(_ control: UISlider, context: Context) {
    control.minimumValue = Float(bounds.lowerBound)
    control.maximumValue = Float(bounds.upperBound)
    control.minimumTrackTintColor = UIColor(context.environment.controlTint)
    control.value = Float(value)
    context.coordinator.editing = editing
    context.coordinator.changed = {
      value = stepped(Double(control.value))
      // A binding may reject the value.
      control.value = Float(value)
    }
  }

  /// The nearest value that is a whole number of steps from the minimum.
  private func stepped(_ value: Double) -> Double {
    guard let step, step > 0 else { return min(max(value, bounds.lowerBound), bounds.upperBound) }
    let steps = ((value - bounds.lowerBound) / step).rounded()
    let last = ((bounds.upperBound - bounds.lowerBound) / step + 1e-9).rounded(.down)
    return bounds.lowerBound + min(max(steps, 0), last) * step
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISlider, context: Context
  ) -> CGSize? { CGSize(width: proposal.width ?? 10, height: 31) }
}
