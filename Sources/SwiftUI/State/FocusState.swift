/// The control of a view that has the keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, UndrawnValue {
  /// Reads and writes the focus.
  @propertyWrapper
  public struct Binding {
    let storage: StoredValue<Value>
    /// The value while no view has the focus.
    let none: Value

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  var storage: StoredValue<Value>
  private let none: Value

  private init(none: Value) {
    self.none = none
    storage = StoredValue(none)
  }

  public init() where Value == Bool { self.init(none: false) }
  public init<T: Hashable>() where Value == T? { self.init(none: nil) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: FocusState<Value>.Binding { Binding(storage: storage, none: none) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(_FocusModifier(binding: binding, value: value)) }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
