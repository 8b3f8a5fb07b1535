/// The key of `activeAppearance` for observing and overriding traits.
public enum UITraitActiveAppearance: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> {
    \.activeAppearance
  }
}
