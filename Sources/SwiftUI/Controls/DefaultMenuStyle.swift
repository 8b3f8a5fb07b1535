/// The default style of a menu, which depends on its context.
public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style: a button that offers the menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
