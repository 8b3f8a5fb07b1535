/// What views find in their surroundings.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  /// By the type of the key, or by the name of the property.
  private var values: [AnyHashable: Any] = [:]

  /// The name of the team's own view that is being evaluated.
  var owner: String?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  @_disfavoredOverload
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { values[ObjectIdentifier(objectType)] as? T }
    set { values[ObjectIdentifier(objectType)] = newValue }
  }

  /// The object of a type that a view outwards has handed on.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  public var description: String {
    "[\(values.keys.map { "\($0)" }.sorted().joined(separator: ", "))]"
  }

  /// The value of the property that calls this.
  func value<V>(_ initial: @autoclosure () -> V, _ name: String = #function) -> V {
    values[name] as? V ?? initial()
  }

  mutating func set<V>(_ value: V, _ name: String = #function) { values[name] = value }
}
