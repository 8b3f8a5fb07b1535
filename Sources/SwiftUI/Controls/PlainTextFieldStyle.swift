/// A text field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border, 22 points high in body text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
