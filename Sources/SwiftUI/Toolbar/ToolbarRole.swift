/// What a bar is for.
public struct ToolbarRole: Sendable {
  let name: String

  /// The role of `navigationStack`.
  public static var automatic: ToolbarRole { ToolbarRole(name: "automatic") }
  /// A bar of pages that are pushed, whose back button names the page before.
  public static var navigationStack: ToolbarRole { ToolbarRole(name: "navigationStack") }
  /// A bar of a browser: secondary actions are in its middle if it is wide.
  public static var browser: ToolbarRole { ToolbarRole(name: "browser") }
  /// A bar of an editor: the back button has no title, and secondary actions are in the middle if it is wide.
  public static var editor: ToolbarRole { ToolbarRole(name: "editor") }
}
