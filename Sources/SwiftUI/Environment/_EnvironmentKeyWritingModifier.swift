/// Sets a value in a view's environment.
struct _EnvironmentKeyWritingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension _EnvironmentKeyWritingModifier: ViewModifier, EnvironmentModifier {
  typealias Body = Never

  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}
