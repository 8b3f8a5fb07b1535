/// A menu on a view, under its older name.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  /// Creates a menu with buttons, toggles, pickers and sections as its items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}
