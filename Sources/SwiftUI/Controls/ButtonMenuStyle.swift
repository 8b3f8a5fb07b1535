/// A menu with a standard button.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the button style around it, which offers the menu; a picture shows it closed.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
