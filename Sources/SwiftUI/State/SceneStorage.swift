/// A value stored with a scene, which here is the hosting view with all its pages and sheets.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, UndrawnValue {
  var storage: StoredValue<Value>
  let key: String

  private init(_ value: Value, key: String) {
    storage = StoredValue(value)
    self.key = key
  }

  /// The value of the key in the scene; it isn't stored beyond the life of the hosting view.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  /// A binding to the value of the key.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage {
  /// Creates a property for a truth value, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key: key)
  }
  /// Creates a property for an integer, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key: key)
  }
  /// Creates a property for a number, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key: key)
  }
  /// Creates a property for a text, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key: key)
  }
  /// Creates a property for a URL, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key: key)
  }
  /// Creates a property for data, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key: key)
  }
  /// Creates a property for a value with a raw integer, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key: key) }
  /// Creates a property for a value with a raw text, which all views of the scene with the key share.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue, key: key) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a truth value, which is nil until a view of the scene has set the key.
  public init(_ key: String) where Value == Bool? { self.init(nil, key: key) }
  /// Creates a property for an integer, which is nil until a view of the scene has set the key.
  public init(_ key: String) where Value == Int? { self.init(nil, key: key) }
  /// Creates a property for a number, which is nil until a view of the scene has set the key.
  public init(_ key: String) where Value == Double? { self.init(nil, key: key) }
  /// Creates a property for a text, which is nil until a view of the scene has set the key.
  public init(_ key: String) where Value == String? { self.init(nil, key: key) }
  /// Creates a property for a URL, which is nil until a view of the scene has set the key.
  public init(_ key: String) where Value == URL? { self.init(nil, key: key) }
  /// Creates a property for data, which are nil until a view of the scene has set the key.
  public init(_ key: String) where Value == Data? { self.init(nil, key: key) }
}
