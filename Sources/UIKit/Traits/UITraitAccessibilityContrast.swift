/// The key of `accessibilityContrast` for observing and overriding traits.
public enum UITraitAccessibilityContrast: BuiltInTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> {
    \.accessibilityContrast
  }
}
