/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private let search: SearchActivity?

  nonisolated init(_ search: SearchActivity?) { self.search = search }

  /// Empties the field, too; nothing happens where nobody searches.
  public func callAsFunction() { search?.end() }
}
