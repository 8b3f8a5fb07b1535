/// A modifier of which only the name is known yet.
struct UndrawnModifier: ViewModifier {
  typealias Body = Never

  let name: String

  nonisolated init(name: String) { self.name = name }
}

extension UndrawnModifier: UndrawnValue {
  nonisolated var undrawnName: String? { name }
}

extension UndrawnValue where Self: View {
  /// The name of a view that isn't drawn; nil for views with a body and those that create nodes.
  nonisolated package var undrawnName: String? {
    Body.self != Never.self || self is any NodeView ? nil : String(describing: Self.self)
  }
}

extension View {
  /// The view with a modifier that is declared but not drawn yet, named after the caller.
  nonisolated func undrawn(
    _ name: String = #function
  ) -> ModifiedContent<Self, UndrawnModifier> {
    modifier(UndrawnModifier(name: name))
  }
}
