/// A value that a view owns, which is stored between evaluations.
///
/// A value that is set outside of an installed view is kept as well, while iOS ignores it.
@propertyWrapper
public struct State<Value>: DynamicProperty, UndrawnValue {
  var storage: StoredValue<Value>

  /// Creates a state with the value that it has when the view appears; later evaluations ignore it.
  public init(wrappedValue value: Value) { storage = StoredValue(value) }
  /// Creates a state with the value that it has when the view appears; later evaluations ignore it.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The stored value; setting another one requests an evaluation, and setting an equal one does not.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is nil when the view appears.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
