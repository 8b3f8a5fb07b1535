/// The key of `toolbarItemPresentationSize` for observing and overriding traits.
public enum UITraitToolbarItemPresentationSize: BuiltInTrait {
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
  static var field: WritableKeyPath<TraitValues, UINSToolbarItemPresentationSize?> {
    \.toolbarItemPresentationSize
  }
}
