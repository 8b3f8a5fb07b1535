/// Traits that a view or a controller specifies for itself and its descendants.
public struct UITraitOverrides: TraitValuesHolder {
  package var values: TraitValues

  public func contains(_ trait: UITrait) -> Bool { trait.differs(values, TraitValues()) }

  public mutating func remove(_ trait: UITrait) { Self.clear(trait, in: &values) }

  private static func clear<T: UITraitDefinition>(_ trait: T.Type, in values: inout TraitValues) {
    if let builtIn = trait as? any BuiltInTrait.Type {
      builtIn.clear(in: &values)
    } else {
      values.custom[ObjectIdentifier(trait)] = nil
    }
  }
}

extension BuiltInTrait {
  fileprivate static func clear(in values: inout TraitValues) { values[keyPath: field] = nil }
}
