/// A text field with a border.
public struct RoundedBorderTextFieldStyle: NamedTextFieldStyle {
  nonisolated public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
