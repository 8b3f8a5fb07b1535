import DarkroomCoreGraphics

/// A trait as a type: a built-in trait, or a custom trait that is stored in the same collections.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
  static var name: String { get }
  static var identifier: String { get }
}

public typealias UITrait = any UITraitDefinition.Type

extension UITraitDefinition {
  /// False, unless the trait overrides it.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type, unless the trait overrides it.
  public static var name: String { String(describing: self) }
  /// The same as `name`, unless the trait overrides it.
  public static var identifier: String { name }

  static func value(in values: TraitValues) -> Value {
    if let trait = Self.self as? any BuiltInTrait.Type {
      return trait.erasedValue(in: values) as? Value ?? defaultValue
    }
    return values.custom[ObjectIdentifier(Self.self)]?.base as? Value ?? defaultValue
  }

  static func store(_ value: Value, in values: inout TraitValues) {
    if let trait = Self.self as? any BuiltInTrait.Type {
      trait.storeErased(value, in: &values)
    } else if let value = value as? AnyHashable {
      TraitRegistry.add(Self.self)
      values.custom[ObjectIdentifier(Self.self)] = value
    }
  }

  /// Whether the trait differs between two collections.
  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    if let trait = Self.self as? any BuiltInTrait.Type { return trait.builtInDiffers(a, b) }
    return a.custom[ObjectIdentifier(Self.self)] != b.custom[ObjectIdentifier(Self.self)]
  }
}

extension UITraitCollection {
  /// The value of a trait, also of the app's own; its default if the collection does not specify it.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { trait.value(in: values) }
}

/// A trait with a field of its own in `TraitValues`.
protocol BuiltInTrait: UITraitDefinition where Value: Hashable {
  static var field: WritableKeyPath<TraitValues, Value?> { get }
}

extension BuiltInTrait {
  static func erasedValue(in values: TraitValues) -> Any? { values[keyPath: field] }
  /// The default of a built-in trait means that it is unspecified.
  static func storeErased(_ value: Any, in values: inout TraitValues) {
    values[keyPath: field] = (value as? Value).flatMap { $0 == defaultValue ? nil : $0 }
  }
  static func builtInDiffers(_ a: TraitValues, _ b: TraitValues) -> Bool {
    a[keyPath: field] != b[keyPath: field]
  }
}
