/// The key of `horizontalSizeClass` for observing and overriding traits.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}
