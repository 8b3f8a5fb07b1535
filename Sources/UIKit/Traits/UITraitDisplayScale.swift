public import DarkroomCoreGraphics

/// The key of `displayScale` for observing and overriding traits.
public enum UITraitDisplayScale: BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }
  static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}
