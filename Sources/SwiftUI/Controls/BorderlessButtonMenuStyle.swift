/// A menu with a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The label in the tint, as a button that offers the menu; a picture shows it closed.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
