public import DarkroomCoreGraphics

public enum UITraitDisplayScale: BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }
  static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}
