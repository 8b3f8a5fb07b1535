/// The key of `typesettingLanguage` for observing and overriding traits: a language's code.
public enum UITraitTypesettingLanguage: BuiltInTrait {
  public static var defaultValue: String { "" }
  static var field: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}
