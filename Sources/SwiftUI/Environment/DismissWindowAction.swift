/// Closes a window.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// - Important: Inert.
  public func callAsFunction() {}
  /// - Important: Inert.
  public func callAsFunction(id: String) {}
}
