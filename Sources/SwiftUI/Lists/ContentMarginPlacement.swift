/// Which content has margins.
public struct ContentMarginPlacement: Equatable, Sendable {
  private let name: String

  /// The margins of the scrolled content; on iOS the scroll indicators get them, too.
  public static var automatic: ContentMarginPlacement { .init(name: "automatic") }
  /// The margins of the scrolled content.
  public static var scrollContent: ContentMarginPlacement { .init(name: "scrollContent") }
  /// The margins of the scroll indicators, which pictures do not show: setting them has no effect.
  public static var scrollIndicators: ContentMarginPlacement { .init(name: "scrollIndicators") }
}
