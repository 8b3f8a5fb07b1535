/// A toggle drawn as a button, which has a plate while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  @Environment(\.buttonStyles) private var buttonStyles

  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let button = Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    if configuration.isOn {
      button.buttonStyle(.borderedProminent).accessibilityAddTraits(.isSelected)
    } else if buttonStyles.isEmpty {
      button.buttonStyle(BorderedButtonLook(isProminent: false, hasPlate: false))
    } else {
      button
    }
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button with a prominent plate while the toggle is on, and without a plate while it is off.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
