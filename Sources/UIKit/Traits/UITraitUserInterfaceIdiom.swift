/// The key of `userInterfaceIdiom` for observing and overriding traits.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}
