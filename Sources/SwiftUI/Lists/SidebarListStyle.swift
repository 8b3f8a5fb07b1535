/// A list in a sidebar.
public struct SidebarListStyle: ListStyle {
  nonisolated public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// Cards whose sections open and close by their headers, as in the first column of a split view.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
