/// A value that a view owns, which is stored between evaluations.
///
/// A value that is set outside of an installed view is kept as well, while iOS ignores it.
@propertyWrapper
public struct State<Value>: DynamicProperty, UndrawnValue {
  var storage: StoredValue<Value>

  public init(wrappedValue value: Value) { storage = StoredValue(value) }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
