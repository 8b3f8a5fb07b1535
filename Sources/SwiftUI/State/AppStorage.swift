/// A value in the user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, UndrawnValue {
  /// The store of the value: the given defaults, or else those of the environment.
  final class Store {
    let given: UserDefaults?
    var surrounding: UserDefaults?

    init(_ given: UserDefaults?) { self.given = given }

    var defaults: UserDefaults { given ?? surrounding ?? .standard }
  }

  let store: Store
  private let read: () -> Value
  private let write: (Value) -> Void

  /// The stored value, or the initial one if the key has none or a value of another type.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(
    _ key: String, _ given: UserDefaults?, _ initial: Value,
    from read: @escaping (Any) -> Value? = { $0 as? Value },
    to write: @escaping (Value) -> Any? = { $0 }
  ) {
    let store = Store(given)
    self.store = store
    self.read = { store.defaults.object(forKey: key).flatMap(read) ?? initial }
    self.write = {
      store.defaults.set(write($0), forKey: key)
      // Foundation on Linux posts it only for removals.
      NotificationCenter.default.post(
        name: UserDefaults.didChangeNotification, object: store.defaults)
    }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  /// Creates a property for a truth value.
  ///
  /// Setting it updates all views that read the defaults.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value if the key has none.
  ///   - key: The key in the defaults.
  ///   - store: The defaults; nil stands for `defaultAppStorage(_:)`, or else the standard ones.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(key, store, wrappedValue) }
  /// Creates a property for an integer, which is `wrappedValue` if the key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(key, store, wrappedValue) }
  /// Creates a property for a number, which is `wrappedValue` if the key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(key, store, wrappedValue) }
  /// Creates a property for a text, which is `wrappedValue` if the key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(key, store, wrappedValue) }
  /// Creates a property for data, which are `wrappedValue` if the key has none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(key, store, wrappedValue) }
  /// Creates a property for a URL, which is stored as a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == URL {
    self.init(
      key, store, wrappedValue, from: { ($0 as? String).flatMap { URL(string: $0) } },
      to: { $0.absoluteString })
  }
  /// Creates a property for a value that is stored as its raw integer; an unknown number counts as no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, from: { ($0 as? Int).flatMap(Value.init) }, to: { $0.rawValue })
  }
  /// Creates a property for a value that is stored as its raw text; an unknown text counts as no value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, from: { ($0 as? String).flatMap(Value.init) },
      to: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a truth value, which is nil if the key has none; setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, from: { $0 as? Bool }, to: { $0 })
  }
  /// Creates a property for an integer, which is nil if the key has none; setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, from: { $0 as? Int }, to: { $0 })
  }
  /// Creates a property for a number, which is nil if the key has none; setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, from: { $0 as? Double }, to: { $0 })
  }
  /// Creates a property for a text, which is nil if the key has none; setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, from: { $0 as? String }, to: { $0 })
  }
  /// Creates a property for data, which are nil if the key has none; setting nil removes the key.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, from: { $0 as? Data }, to: { $0 })
  }
  /// Creates a property for a URL, which is stored as a text and nil if the key has none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(
      key, store, nil, from: { ($0 as? String).map { URL(string: $0) } },
      to: { $0?.absoluteString })
  }
}

extension AppStorage {
  /// Creates a property for a value that is stored as its raw text; it is nil if the key has none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(
      key, store, nil, from: { ($0 as? String).map { R(rawValue: $0) } }, to: { $0?.rawValue })
  }
  /// Creates a property for a value that is stored as its raw integer; it is nil if the key has none.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(
      key, store, nil, from: { ($0 as? Int).map { R(rawValue: $0) } }, to: { $0?.rawValue })
  }
}

extension View {
  /// Sets the defaults of the `AppStorage` properties in the view that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_EnvironmentChange { $0.defaultAppStorage = store })
  }
}

extension EnvironmentValues {
  /// The defaults for `AppStorage` properties that name none.
  var defaultAppStorage: UserDefaults? {
    get { value(nil) }
    set { set(newValue) }
  }
}
