/// Pages side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
