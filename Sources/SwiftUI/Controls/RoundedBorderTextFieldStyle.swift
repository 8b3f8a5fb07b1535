/// A text field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    TextFieldBody(field: configuration, border: .roundedRect)
  }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with the border of UIKit's rounded style, at least 34 points high.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
