/// The label as it is, fainter under a finger and when it is disabled.
struct PlainButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .opacity(isEnabled ? (configuration.isPressed ? 0.75 : 1) : 0.5)
      .contentShape(Rectangle())
  }
}
