/// Takes a presented view away.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  nonisolated init() {}

  /// - Important: Inert.
  public func callAsFunction() {}
}
