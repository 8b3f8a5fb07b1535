/// The style that fits the place of a text field.
public struct DefaultTextFieldStyle: NamedTextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
