/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static var search: TabRole { TabRole(name: "search") }
}
