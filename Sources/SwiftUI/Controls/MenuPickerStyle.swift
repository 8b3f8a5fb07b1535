/// A picker that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension MenuPickerStyle: NamedPickerStyle {
  func makeBody(configuration: PickerConfiguration) -> some View {
    PickerMenu(configuration: configuration)
  }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The selected value with two chevrons, as a button that offers a menu of all values.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
