/// The default style of a text field, which depends on its context.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style: a field without a border.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
