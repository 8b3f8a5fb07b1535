/// Pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let name: String

    /// Dots if there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Dots even for a single page.
    public static let always = IndexDisplayMode(name: "always")
    /// Pages without dots.
    public static let never = IndexDisplayMode(name: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// One page at a time without a tab bar, with dots if there are several pages.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// One page at a time without a tab bar, with dots as the mode has it.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}
