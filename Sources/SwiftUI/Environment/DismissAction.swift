/// Takes a presented view away.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal? = nil) { self.dismissal = dismissal }

  /// Dismisses the presentation; does nothing if there is none.
  public func callAsFunction() { dismissal?.dismiss() }
}
