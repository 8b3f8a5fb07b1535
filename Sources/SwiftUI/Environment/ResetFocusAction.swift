/// Moves the focus to where it begins.
@MainActor @preconcurrency
public struct ResetFocusAction: Sendable {
  nonisolated init() {}

  /// - Important: Inert.
  public func callAsFunction(in namespace: Namespace.ID) {}
}
