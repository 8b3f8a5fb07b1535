/// A key of the environment that is also a UIKit trait.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value that an enclosing view has set, or else that of the hosting view's traits.
  public subscript<K: UITraitBridgedEnvironmentKey>(key: K.Type) -> K.Value {
    get {
      if let value = bridgedValues[ObjectIdentifier(key)] as? K.Value { return value }
      return traitCollection.map { K.read(from: $0) } ?? K.defaultValue
    }
    set {
      bridgedValues[ObjectIdentifier(key)] = newValue
      traitWriters[ObjectIdentifier(key)] = { K.write(to: &$0, value: newValue) }
    }
  }

  /// The traits of the view around the root.
  var traitCollection: UITraitCollection? {
    get { value(nil) }
    set { set(newValue) }
  }

  private var bridgedValues: [ObjectIdentifier: Any] {
    get { value([:]) }
    set { set(newValue) }
  }

  /// Functions that copy values from the environment to the traits of UIKit views.
  var traitWriters: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] {
    get { value([:]) }
    set { set(newValue) }
  }
}
