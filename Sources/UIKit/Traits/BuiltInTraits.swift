public import DarkroomCoreGraphics

// The built-in traits as types, for `registerForTraitChanges` and `UITraitCollection[…]`.

public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

public enum UITraitUserInterfaceStyle: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

public enum UITraitLayoutDirection: BuiltInTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var field: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}

public enum UITraitDisplayScale: BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }
  static var field: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

public enum UITraitDisplayGamut: BuiltInTrait {
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

public enum UITraitHorizontalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}

public enum UITraitVerticalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

public enum UITraitForceTouchCapability: BuiltInTrait {
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var field: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}

public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var field: WritableKeyPath<TraitValues, UIContentSizeCategory?> {
    \.preferredContentSizeCategory
  }
}

public enum UITraitAccessibilityContrast: BuiltInTrait {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIAccessibilityContrast?> {
    \.accessibilityContrast
  }
}

public enum UITraitUserInterfaceLevel: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

public enum UITraitLegibilityWeight: BuiltInTrait {
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var field: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}

public enum UITraitActiveAppearance: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var field: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> {
    \.activeAppearance
  }
}
