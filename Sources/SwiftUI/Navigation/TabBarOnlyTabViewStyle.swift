/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
