public import DarkroomCoreGraphics

extension UITraitCollection {
  /// Merges collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(layoutDirection: layoutDirection))
  }
  /// - Parameter displayScale: the number of pixels per point; 0 leaves the scale unspecified.
  public convenience init(displayScale: CGFloat) {
    self.init(TraitValues(displayScale: displayScale == 0 ? nil : displayScale))
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(TraitValues(displayGamut: displayGamut))
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(TraitValues(forceTouchCapability: forceTouchCapability))
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(accessibilityContrast: accessibilityContrast))
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(legibilityWeight: legibilityWeight))
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(TraitValues(activeAppearance: activeAppearance))
  }

  /// Starts with nothing specified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(Self.mutate(TraitValues(), mutations))
  }

  /// A copy with changes; the block is called once, before the method returns.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(Self.mutate(values, mutations))
  }

  /// For traits of the user's own, too.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  private static func mutate(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}
