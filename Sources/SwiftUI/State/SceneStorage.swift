/// A value that is kept with a scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, UndrawnValue {
  private let storage: StoredValue<Value>

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    storage = StoredValue(wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    storage = StoredValue(wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    storage = StoredValue(wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    storage = StoredValue(wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    storage = StoredValue(wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    storage = StoredValue(wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { storage = StoredValue(wrappedValue) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { storage = StoredValue(wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { storage = StoredValue(nil) }
  public init(_ key: String) where Value == Int? { storage = StoredValue(nil) }
  public init(_ key: String) where Value == Double? { storage = StoredValue(nil) }
  public init(_ key: String) where Value == String? { storage = StoredValue(nil) }
  public init(_ key: String) where Value == URL? { storage = StoredValue(nil) }
  public init(_ key: String) where Value == Data? { storage = StoredValue(nil) }
}
