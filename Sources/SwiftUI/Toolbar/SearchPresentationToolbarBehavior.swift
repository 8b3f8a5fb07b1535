/// What happens to a bar during a search.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String

  /// A bar whose title disappears during a search.
  public static var automatic: SearchPresentationToolbarBehavior { .init(name: "automatic") }
  /// A bar whose title stays visible during a search.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    .init(name: "avoidHidingContent")
  }
}
