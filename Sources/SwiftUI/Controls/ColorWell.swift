/// UIKit's color well.
struct ColorWell {
  @Binding var color: Color
  let supportsOpacity: Bool

  init(color: Binding<Color>, supportsOpacity: Bool) {
    _color = color
    self.supportsOpacity = supportsOpacity
  }
}

extension ColorWell: UIViewRepresentable {
  func makeCoordinator() -> ControlListener { ControlListener() }

  func makeUIView(context: Context) -> UIColorWell {
    let control = UIColorWell()
    context.coordinator.listen(to: control)
    return control
  }

  func updateUIView(_ control: UIColorWell, context: Context) {
    let environment = context.environment
    control.supportsAlpha = supportsOpacity
    control.selectedColor = color.uiColor(in: environment)
    context.coordinator.changed = {
      if let chosen = control.selectedColor { color = Color(uiColor: chosen) }
      // A binding may reject the value.
      control.selectedColor = color.uiColor(in: environment)
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIColorWell, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
