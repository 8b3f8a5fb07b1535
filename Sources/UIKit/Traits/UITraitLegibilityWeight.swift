/// The key of `legibilityWeight` for observing and overriding traits.
public enum UITraitLegibilityWeight: BuiltInTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}
