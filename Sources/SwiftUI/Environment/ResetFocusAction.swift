/// Moves the focus to its initial position.
@MainActor @preconcurrency
public struct ResetFocusAction: Sendable {
  nonisolated init() {}

  /// - Important: Inert.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
