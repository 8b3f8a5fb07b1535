/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}
