import DarkroomCoreGraphics

/// The traits that something specifies; nil means unspecified.
package struct TraitValues: Hashable {
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// Pixels in a point.
  var displayScale: CGFloat?
  var displayGamut: UIDisplayGamut?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var forceTouchCapability: UIForceTouchCapability?
  var preferredContentSizeCategory: UIContentSizeCategory?
  var accessibilityContrast: UIAccessibilityContrast?
  var userInterfaceLevel: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var imageDynamicRange: UIImage.DynamicRange?
  var sceneCaptureState: UISceneCaptureState?
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize?
  /// A language's code, such as `ja`.
  var typesettingLanguage: String?
  /// Values of custom traits, by the identity of the definition.
  var custom = [ObjectIdentifier: AnyHashable]()

  /// Traits specified in `other` win.
  func merging(_ other: TraitValues) -> TraitValues {
    var result = self
    func take<T>(_ value: T?, _ place: inout T?) {
      if let value { place = value }
    }
    take(other.userInterfaceIdiom, &result.userInterfaceIdiom)
    take(other.userInterfaceStyle, &result.userInterfaceStyle)
    take(other.layoutDirection, &result.layoutDirection)
    take(other.displayScale, &result.displayScale)
    take(other.displayGamut, &result.displayGamut)
    take(other.horizontalSizeClass, &result.horizontalSizeClass)
    take(other.verticalSizeClass, &result.verticalSizeClass)
    take(other.forceTouchCapability, &result.forceTouchCapability)
    take(other.preferredContentSizeCategory, &result.preferredContentSizeCategory)
    take(other.accessibilityContrast, &result.accessibilityContrast)
    take(other.userInterfaceLevel, &result.userInterfaceLevel)
    take(other.legibilityWeight, &result.legibilityWeight)
    take(other.activeAppearance, &result.activeAppearance)
    take(other.imageDynamicRange, &result.imageDynamicRange)
    take(other.sceneCaptureState, &result.sceneCaptureState)
    take(other.toolbarItemPresentationSize, &result.toolbarItemPresentationSize)
    take(other.typesettingLanguage, &result.typesettingLanguage)
    result.custom.merge(other.custom) { $1 }
    return result
  }

  /// How many traits are specified.
  var count: Int {
    let parts: [Any?] = [
      userInterfaceIdiom, userInterfaceStyle, layoutDirection, displayScale, displayGamut,
      horizontalSizeClass, verticalSizeClass, forceTouchCapability, preferredContentSizeCategory,
      accessibilityContrast, userInterfaceLevel, legibilityWeight, activeAppearance,
      imageDynamicRange, sceneCaptureState, toolbarItemPresentationSize, typesettingLanguage,
    ]
    return parts.count { $0 != nil } + custom.count
  }

  var isEmpty: Bool { self == TraitValues() }

  /// The traits of a phone in portrait orientation, as the main screen reports them.
  static func screen(scale: CGFloat) -> TraitValues {
    TraitValues(
      userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
      displayScale: scale, displayGamut: .SRGB, horizontalSizeClass: .compact,
      verticalSizeClass: .regular, forceTouchCapability: .unavailable,
      preferredContentSizeCategory: .large, accessibilityContrast: .normal,
      userInterfaceLevel: .base, legibilityWeight: .regular, activeAppearance: .active)
  }
}
