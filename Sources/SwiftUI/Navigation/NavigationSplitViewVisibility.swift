/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// The columns that UIKit's split view chooses for the space.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
  /// All columns, beside the detail or over it.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The detail and the column before it.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// The detail without other columns.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}
