/// An item that bars have without being asked for it.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
}
