/// A toggle as a switch.
public struct SwitchToggleStyle: NamedToggleStyle {
  nonisolated public init() {}
  nonisolated public init(tint: Color) {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
