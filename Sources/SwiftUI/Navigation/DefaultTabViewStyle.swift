/// The style that fits the place of a tab view.
public struct DefaultTabViewStyle: TabViewStyle {
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
