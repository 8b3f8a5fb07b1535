/// A list at the side of a screen.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
