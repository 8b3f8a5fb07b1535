/// Pages side by side.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages side by side if the width is regular, one for each view in the navigation view, at most three.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
