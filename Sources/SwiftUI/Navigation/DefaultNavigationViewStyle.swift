/// The default style of a navigation view, which depends on its context.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style, which looks like `columns`.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
