/// The settings of a page for its navigation bar.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }

  init() {}
}
