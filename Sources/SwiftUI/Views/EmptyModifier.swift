/// A modifier that leaves views as they are.
public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never

  public nonisolated static let identity = EmptyModifier()

  public nonisolated init() {}
}
