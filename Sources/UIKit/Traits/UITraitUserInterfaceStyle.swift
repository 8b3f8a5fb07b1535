/// The key of `userInterfaceStyle` for observing and overriding traits.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}
