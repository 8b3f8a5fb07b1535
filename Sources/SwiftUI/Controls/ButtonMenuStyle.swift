/// A menu that opens from a button.
public struct ButtonMenuStyle: NamedMenuStyle {
  nonisolated public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
