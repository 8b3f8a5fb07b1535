/// A value of the environment that is also a trait of UIKit.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value that a view outwards has set, else the one of the traits of the hosting view.
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

  /// Those of the view around the root.
  var traitCollection: UITraitCollection? {
    get { value(nil) }
    set { set(newValue) }
  }

  private var bridgedValues: [ObjectIdentifier: Any] {
    get { value([:]) }
    set { set(newValue) }
  }

  /// Write values that were set into the traits of views of UIKit.
  var traitWriters: [ObjectIdentifier: (inout any UIMutableTraits) -> Void] {
    get { value([:]) }
    set { set(newValue) }
  }
}
