/// Two pages side by side.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated public init() {}
}
