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

  /// Whether the field is below the title of a bar, however wide the bar is.
  var isInDrawer: Bool { name == SearchFieldPlacement.navigationBarDrawer.name }
  /// Whether the field of a split view is in its first column.
  var isInSidebar: Bool { name == SearchFieldPlacement.sidebar.name }

  /// The field is where `toolbar` has it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The field is below the title of a narrow bar, and at the trailing end of a wide one.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The field is where `toolbar` has it.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// The field of a split view is in the bar of its first column, and any other where `toolbar` has it.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The field is below the title, and scrolls away with the content.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// A place below the title, where the field can stay visible while the content scrolls.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(
      name: "navigationBarDrawer", isAlwaysShown: displayMode.name == "always")
  }
}
