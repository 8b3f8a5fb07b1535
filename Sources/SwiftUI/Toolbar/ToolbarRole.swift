/// What a bar is for.
public struct ToolbarRole: Sendable {
  let name: String

  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}
