/// The key of `forceTouchCapability` for observing and overriding traits.
public enum UITraitForceTouchCapability: BuiltInTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}
