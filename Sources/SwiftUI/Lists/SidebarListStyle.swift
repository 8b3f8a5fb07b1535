/// A list in a sidebar.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
