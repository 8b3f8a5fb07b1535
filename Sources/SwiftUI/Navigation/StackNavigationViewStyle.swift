/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time, even if the width is regular.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
