/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  private let search: SearchActivity?

  nonisolated init(_ search: SearchActivity?) { self.search = search }

  /// Ends the search and clears the field; does nothing if there is no search.
  public func callAsFunction() { search?.end() }
}
