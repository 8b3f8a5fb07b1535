/// Takes a presented view away.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
  private let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal? = nil) { self.dismissal = dismissal }

  /// Nothing happens to what is not presented.
  public func callAsFunction() { dismissal?.dismiss() }
}
