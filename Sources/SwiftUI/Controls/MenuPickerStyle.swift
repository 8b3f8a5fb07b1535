/// A picker that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
