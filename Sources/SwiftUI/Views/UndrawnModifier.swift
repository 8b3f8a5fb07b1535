/// A modifier of which nothing but the name is known yet.
struct UndrawnModifier: ViewModifier {
  typealias Body = Never

  let name: String

  nonisolated init(name: String) { self.name = name }
}

extension UndrawnModifier: UndrawnValue {
  nonisolated var undrawnName: String? { name }
}

extension UndrawnValue where Self: View {
  /// Views that are made of others, or that nodes are made of, are drawn.
  nonisolated package var undrawnName: String? {
    Body.self != Never.self || self is any NodeView ? nil : String(describing: Self.self)
  }
}

extension View {
  /// The view with a modifier that is declared and not drawn yet, by the name of the caller.
  nonisolated func undrawn(
    _ name: String = #function
  ) -> ModifiedContent<Self, UndrawnModifier> {
    modifier(UndrawnModifier(name: name))
  }
}
