/// An item that bars have by default.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}
