/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated init() {}

  /// - Important: Inert.
  public func callAsFunction() {}
}
