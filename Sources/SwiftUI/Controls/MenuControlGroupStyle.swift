/// Controls in a menu, which a button with the label of the group opens.
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
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
