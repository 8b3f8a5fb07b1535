/// The key of `displayGamut` for observing and overriding traits.
public enum UITraitDisplayGamut: BuiltInTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}
