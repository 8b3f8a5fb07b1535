public import DarkroomCoreGraphics

extension UITraitCollection {
  /// Merges collections; if several specify a trait, the last one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(collections.reduce(TraitValues()) { $0.merging($1.values) })
  }

  // An unspecified value is not stored, so that it does not override in `traitsFrom`.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(mutations: { $0.userInterfaceIdiom = userInterfaceIdiom })
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(mutations: { $0.layoutDirection = layoutDirection })
  }
  /// - Parameter displayScale: the number of pixels per point; 0 leaves the scale unspecified.
  public convenience init(displayScale: CGFloat) {
    self.init(mutations: { $0.displayScale = displayScale })
  }
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
  }
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = forceTouchCapability })
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
  }
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(mutations: { $0.legibilityWeight = legibilityWeight })
  }
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(mutations: { $0.activeAppearance = activeAppearance })
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
