/// Tabs in a bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs in a bar at the bottom, as `automatic` draws them.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
