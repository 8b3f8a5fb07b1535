/// Transforms a value in a view's environment.
struct _EnvironmentKeyTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ViewModifier, EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
