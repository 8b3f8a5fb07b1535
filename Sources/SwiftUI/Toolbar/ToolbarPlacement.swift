/// A bar.
public struct ToolbarPlacement: Sendable {
  let name: String

  /// The navigation bar.
  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  /// The bar at the bottom of the page, which is shown only if it has items.
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  /// The bar at the top of the page.
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  /// The bar of the tab view that contains the page.
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}
