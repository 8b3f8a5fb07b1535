/// A bar.
public struct ToolbarPlacement: Sendable {
  let name: String

  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
}
