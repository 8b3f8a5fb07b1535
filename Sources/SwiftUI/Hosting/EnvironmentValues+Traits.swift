extension EnvironmentValues {
  /// Creates the environment of a root in a view with these traits.
  @MainActor
  init(_ traits: UITraitCollection) {
    self.init()
    take(traits)
  }

  /// Sets the values that depend on the traits of the enclosing view.
  @MainActor
  mutating func take(_ traits: UITraitCollection) {
    traitCollection = traits
    colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
    layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
    displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
    horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    legibilityWeight = LegibilityWeight(traits.legibilityWeight)
    if traits.accessibilityContrast == .high { setContrast(.increased) }
  }

  private mutating func setContrast(_ contrast: ColorSchemeContrast) {
    set(contrast, "colorSchemeContrast")
  }

  /// Writes the values to the traits of a UIKit view in this environment.
  func write(to traits: inout UITraitOverrides) {
    traits.userInterfaceStyle = UIUserInterfaceStyle(colorScheme)
    traits.layoutDirection = UITraitEnvironmentLayoutDirection(layoutDirection)
    traits.preferredContentSizeCategory = UIContentSizeCategory(dynamicTypeSize)
    traits.horizontalSizeClass = UIUserInterfaceSizeClass(horizontalSizeClass)
    traits.verticalSizeClass = UIUserInterfaceSizeClass(verticalSizeClass)
    traits.legibilityWeight =
      legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
    var bridged: any UIMutableTraits = traits
    for write in traitWriters.values { write(&bridged) }
    if let bridged = bridged as? UITraitOverrides { traits = bridged }
  }
}
