/// A toggle as a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private var tint: Color?

  nonisolated public init() {}
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(configuration.label) { SwitchControl(isOn: configuration.$isOn, tint: tint) }
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
