/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for searching, which looks like other tabs here.
  public static var search: TabRole { TabRole(name: "search") }
}
