/// Tabs that are a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
