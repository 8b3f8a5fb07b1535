/// A value that belongs to a view and outlives the descriptions of it.
///
/// A value that is written outside of an installed view is kept, too; iOS forgets it.
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
