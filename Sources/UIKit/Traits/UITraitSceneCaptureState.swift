/// The key of `sceneCaptureState` for observing and overriding traits.
public enum UITraitSceneCaptureState: BuiltInTrait {
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var field: WritableKeyPath<TraitValues, UISceneCaptureState?> { \.sceneCaptureState }
}
