extension UITabBarController {
  /// Creates the list of the More tab, as a table.
  func makeMoreList() -> any MoreList { UIMoreListController(of: self) }
}
