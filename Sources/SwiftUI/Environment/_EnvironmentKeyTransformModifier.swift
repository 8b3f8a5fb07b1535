/// Changes a value of a view's surroundings.
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
