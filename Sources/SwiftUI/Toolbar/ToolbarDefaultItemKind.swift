/// An item that bars have by default.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
}
