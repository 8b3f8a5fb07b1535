/// The default style of a navigation view, which depends on its context.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
