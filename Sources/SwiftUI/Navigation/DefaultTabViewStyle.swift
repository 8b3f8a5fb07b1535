/// The default style of a tab view, which depends on its context.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style: tabs in a bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
