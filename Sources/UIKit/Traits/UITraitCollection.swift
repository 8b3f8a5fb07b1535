import DarkroomCoreGraphics
public import Foundation
import Synchronization

/// The environment in which a view or a controller draws.
///
/// Immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  public override convenience init() { self.init(TraitValues()) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map(hasEqualValues) ?? false
  }
  open override var hash: Int { values.hashValue }

  func hasEqualValues(_ other: UITraitCollection) -> Bool {
    self === other || values == other.values
  }

  /// This collection itself where `overrides` changes nothing.
  func merging(_ overrides: TraitValues) -> UITraitCollection {
    if overrides.isEmpty { return self }
    let merged = values.merging(overrides)
    return merged == values ? self : UITraitCollection(merged)
  }

  // MARK: Values

  /// `phone` on the main screen.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  /// `light` on the main screen.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  /// `leftToRight` on the main screen.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  /// Pixels in a point; 0 where unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The gamut is `SRGB` on the main screen; pictures are sRGB regardless of the gamut.
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// `compact` on the main screen.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  /// `regular` on the main screen.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  /// `unavailable` on the main screen.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  /// The category is `large` on the main screen; the devices of snapshots have `medium`.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  /// `normal` on the main screen.
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  /// `base` on the main screen.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  /// The weight is `regular` on the main screen; `bold` makes preferred fonts semibold.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance ?? .unspecified
  }

  /// The range is unspecified on the main screen, whose pictures have the standard range.
  open var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange ?? .unspecified }
  /// The state is unspecified unless a test sets it, because nobody records the screen.
  open var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState ?? .unspecified }
  open var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    values.toolbarItemPresentationSize ?? .unspecified
  }
  /// Nil unless it was set.
  open var typesettingLanguage: Locale.Language? {
    values.typesettingLanguage.map(Locale.Language.init)
  }
  /// The configuration with which `UIImage.withConfiguration(_:)` chooses an image for these traits.
  open var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }

  /// Built-in traits whose values differ, and custom traits that both collections know and whose values differ.
  ///
  /// If `traitCollection` is nil, all specified traits.
  open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let old = traitCollection?.values ?? TraitValues()
    return Self.builtInTraits.filter { $0.differs(values, old) }
      + TraitRegistry.traits(in: [values, old]).filter { $0.differs(values, old) }
  }

  private static var builtInTraits: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
      UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
      UITraitToolbarItemPresentationSize.self, UITraitTypesettingLanguage.self,
    ]
  }

  /// Whether every trait that `traits` specifies has the same value here.
  open func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return values.merging(traits.values) == values
  }

  /// Whether style, contrast, level, gamut or activity differ, on which dynamic colors depend.
  ///
  /// True for nil.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
      || activeAppearance != other.activeAppearance
  }

  // MARK: Screen

  private static let screenTraits = Mutex<UITraitCollection?>(nil)

  /// The traits of the main screen; the same object until that screen's scale changes.
  static var screenDefault: UITraitCollection {
    let scale = ScreenMetrics.main.scale
    return screenTraits.withLock { known in
      if let known, known.displayScale == scale { return known }
      let traits = UITraitCollection(.screen(scale: scale))
      known = traits
      return traits
    }
  }
}
