/// A value stored with a scene, which here is the hosting view with all its pages and sheets.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, UndrawnValue {
  var storage: StoredValue<Value>
  let key: String

  private init(_ value: Value, key: String) {
    storage = StoredValue(value)
    self.key = key
  }

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
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key: key)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
  public init(_ key: String) where Value == Int? { self.init(nil, key: key) }
  public init(_ key: String) where Value == Double? { self.init(nil, key: key) }
  public init(_ key: String) where Value == String? { self.init(nil, key: key) }
  public init(_ key: String) where Value == URL? { self.init(nil, key: key) }
  public init(_ key: String) where Value == Data? { self.init(nil, key: key) }
}
