/// The key of `userInterfaceLevel` for observing and overriding traits.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}
