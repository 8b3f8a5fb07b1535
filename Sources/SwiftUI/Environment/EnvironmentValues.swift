/// What views find in their surroundings.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  /// By the type of the key or of the object.
  private var typed: [ObjectIdentifier: Any] = [:]
  /// By the name of the property.
  ///
  /// In one dictionary with types, look-ups took a sixth of evaluating and laying out 100 views.
  private var named: [String: Any] = [:]

  /// The team's own views that are being evaluated, the outermost first.
  var owners: [ViewOwner] = []

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { typed[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { typed[ObjectIdentifier(key)] = newValue }
  }

  @_disfavoredOverload
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { typed[ObjectIdentifier(objectType)] as? T }
    set { typed[ObjectIdentifier(objectType)] = newValue }
  }

  /// The object of a type that a view outwards has handed on.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { typed[ObjectIdentifier(type)] as? T }
    set { typed[ObjectIdentifier(type)] = newValue }
  }

  public var description: String {
    "[\((typed.keys.map { "\($0)" } + named.keys).sorted().joined(separator: ", "))]"
  }

  /// The value of the property that calls this, which has the type of the property.
  ///
  /// For a property of a protocol's type, `initial` is cast to it: else its own type is looked for,
  /// and no value of another type would be found.
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
