/// The key of `verticalSizeClass` for observing and overriding traits.
public enum UITraitVerticalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}
