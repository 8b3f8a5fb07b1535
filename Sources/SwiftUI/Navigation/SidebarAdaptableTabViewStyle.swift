/// A style that shows tabs as a sidebar if there is enough space.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A style that is drawn as `automatic`: tabs in a bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
