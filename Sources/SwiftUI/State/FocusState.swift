/// Which control of a view has the keyboard.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, UndrawnValue {
  /// Reads and writes the focus.
  @propertyWrapper
  public struct Binding {
    let storage: StoredValue<Value>

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  var storage: StoredValue<Value>

  public init() where Value == Bool { storage = StoredValue(false) }
  public init<T: Hashable>() where Value == T? { storage = StoredValue(nil) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(storage: storage) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// - Important: Inert.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
