/// Asks for newer content.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  /// Runs the action of `refreshable(action:)` and returns when it has ended.
  public func callAsFunction() async { await action() }
}
