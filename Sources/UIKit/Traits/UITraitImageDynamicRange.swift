/// The key of `imageDynamicRange` for observing and overriding traits.
public enum UITraitImageDynamicRange: BuiltInTrait {
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIImage.DynamicRange?> { \.imageDynamicRange }
}
