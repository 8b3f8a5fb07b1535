/// A menu on a view, under its older name.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}
