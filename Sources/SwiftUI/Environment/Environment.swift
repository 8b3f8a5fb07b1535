/// A property wrapper that reads a value from a view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, UndrawnValue {
  private let read: (EnvironmentValues) -> Value
  var values = StoredValue(EnvironmentValues())

  /// Reads a value by a key path; outside of a view it has its default.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads an observable object by its type; reading it raises an exception if no view around has set one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[objectType] else {
        UncaughtException.raise(
          "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for "
            + "\(Value.self) may be missing as an ancestor of this view.")
      }
      return object
    }
  }

  /// Reads an observable object by its type; it is nil if no view around has set one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[objectType] }
  }

  /// The value around the view in the current evaluation.
  public var wrappedValue: Value { read(values.value) }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension View {
  /// Sets a value for the view and the views inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value)) }
  /// Sets an observable object that the view and the views inside read by its type; nil hides an outer one.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentChange { $0[T.self] = object })
  }
  /// Changes a value for the view and the views inside, beginning with the value around the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
