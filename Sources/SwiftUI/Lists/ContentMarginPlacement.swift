/// Which content has margins.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  public static var automatic: ContentMarginPlacement { .init(name: "automatic") }
  public static var scrollContent: ContentMarginPlacement { .init(name: "scrollContent") }
  public static var scrollIndicators: ContentMarginPlacement { .init(name: "scrollIndicators") }
}
