/// The unchanged label, dimmed while the button is pressed or disabled.
struct PlainButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.5)
      .contentShape(Rectangle())
  }
}
