/// The label in the control color, dimmed while the button is pressed, and gray while it is disabled.
struct BorderlessButtonLook: ButtonStyle {
  @Environment(\.self) private var values

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .defaultFont(values.controlSize < .regular ? .subheadline : .body)
      .multilineTextAlignment(.center)
      .defaultForegroundColor(values.isEnabled ? values.controlTint(configuration.role) : .gray)
      .opacity(configuration.isPressed ? (values.colorScheme == .dark ? 0.4 : 0.2) : 1)
      .contentShape(Rectangle())
  }
}
