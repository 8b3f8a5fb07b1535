/// The key of `layoutDirection` for observing and overriding traits.
public enum UITraitLayoutDirection: BuiltInTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}
