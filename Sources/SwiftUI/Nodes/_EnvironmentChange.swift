/// Changes the environment of a view.
struct _EnvironmentChange {
  let write: (inout EnvironmentValues) -> Void
}

extension _EnvironmentChange: ViewModifier, EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) { write(&environment) }
}
