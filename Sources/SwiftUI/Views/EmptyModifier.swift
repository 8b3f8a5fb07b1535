/// A modifier that does not change views.
public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never

  /// The modifier that changes nothing.
  public nonisolated static let identity = EmptyModifier()

  public nonisolated init() {}
}
