/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
  /// Whether the search field of a navigation bar is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String

    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  let name: String
  /// Whether the field stays visible when the content is scrolled.
  var isAlwaysShown = false

  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(
      name: "navigationBarDrawer", isAlwaysShown: displayMode.name == "always")
  }
}
