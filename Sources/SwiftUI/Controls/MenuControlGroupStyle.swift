/// Controls in a menu, opened by a button with the label of the group.
///
/// - See: Apple, [MenuControlGroupStyle](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle).
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the controls, opened by a button with the label of the group; inside a menu, a submenu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
