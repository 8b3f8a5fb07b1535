/// A button with a border.
public struct BorderedButtonStyle: NamedButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
