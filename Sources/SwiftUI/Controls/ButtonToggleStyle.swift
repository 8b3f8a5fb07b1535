/// A toggle as a button.
public struct ButtonToggleStyle: NamedToggleStyle {
  nonisolated public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
