/// The values that views read from their environment.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  /// The values by the type of their key or object.
  private var typed: [ObjectIdentifier: Any] = [:]
  /// The values by the name of their property.
  ///
  /// It is a separate dictionary: in one with types, look-ups took a sixth of the time to evaluate and lay out 100
  /// views.
  private var named: [String: Any] = [:]

  /// The team's views that are being evaluated, the outermost first.
  var owners: [ViewOwner] = []

  /// Creates an environment in which all values have their defaults.
  public init() {}

  /// The value of a key of the app's own, or else the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { typed[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { typed[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object that a view around has set; nil if there is none.
  @_disfavoredOverload
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { typed[ObjectIdentifier(objectType)] as? T }
    set { typed[ObjectIdentifier(objectType)] = newValue }
  }

  /// The object of a type that an enclosing view has set.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { typed[ObjectIdentifier(type)] as? T }
    set { typed[ObjectIdentifier(type)] = newValue }
  }

  public var description: String {
    "[\((typed.keys.map { "\($0)" } + named.keys).sorted().joined(separator: ", "))]"
  }

  /// The value of the calling property, with the property's type.
  ///
  /// If the property has a protocol type, `initial` must be cast to it. Otherwise its own type would be used, and
  /// values of other types would not be found.
  func value<V>(_ initial: @autoclosure () -> V, _ name: String = #function) -> V {
    guard let known = named[name] else { return initial() }
    guard let value = known as? V else {
      UncaughtException.raise(
        "\(name) was set to a \(type(of: known)) and is read as a \(V.self). "
          + "Cast the initial value of the property to the property's type.")
    }
    return value
  }

  mutating func set<V>(_ value: V, _ name: String = #function) { named[name] = value }
}
