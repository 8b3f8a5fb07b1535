/// The control of a view that has the keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, UndrawnValue {
  /// Reads and writes the focus.
  @propertyWrapper
  public struct Binding {
    let storage: StoredValue<Value>
    /// The value while no view has the focus.
    let none: Value

    /// The value of the control that has the focus; setting it moves the focus at the next layout.
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

  /// Creates a state that is true while its control has the focus.
  public init() where Value == Bool { self.init(none: false) }
  /// Creates a state that has the value of the control with the focus, or nil.
  public init<T: Hashable>() where Value == T? { self.init(none: nil) }

  /// The value of the control that has the focus; setting it moves the focus at the next layout.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  /// A binding for `focused(_:)`.
  public var projectedValue: FocusState<Value>.Binding { Binding(storage: storage, none: none) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Gives the first field in the view the focus while a state has a value; the state follows the user, too.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(_FocusModifier(binding: binding, value: value)) }
  /// Gives the first field in the view the focus while a state is true; the state follows the user, too.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
