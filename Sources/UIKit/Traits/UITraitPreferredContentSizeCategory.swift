/// The key of `preferredContentSizeCategory` for observing and overriding traits.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}
