/// Where a search field is.
public struct SearchFieldPlacement: Sendable {
  /// Whether the search field of a navigation bar is always shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let name: String

    /// A field that scrolls away with the content.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// A field that stays visible while the content scrolls.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  let name: String
  /// Whether the field stays visible when the content is scrolled.
  var isAlwaysShown = false

  /// The place of the platform: the navigation bar of the page, below its title.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// A place in a bar; it is drawn as `automatic`.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// A place in the middle of a bar; it is drawn as `automatic`.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// A place in the sidebar; it is drawn as `automatic`, in the bar of the page with the view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// A place below the title, from which the field scrolls away with the content.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// A place below the title, where the field can stay visible while the content scrolls.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(
      name: "navigationBarDrawer", isAlwaysShown: displayMode.name == "always")
  }
}
