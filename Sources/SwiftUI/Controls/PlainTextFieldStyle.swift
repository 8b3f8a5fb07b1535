/// A text field without a border.
public struct PlainTextFieldStyle: NamedTextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
