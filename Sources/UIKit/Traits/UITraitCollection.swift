import DarkroomCoreGraphics
public import Foundation
import Synchronization

/// The environment that a view or a controller draws in.
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

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  /// Pixels in a point; 0 where unspecified.
  open var displayScale: CGFloat { values.displayScale ?? 0 }
  open var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast {
    values.accessibilityContrast ?? .unspecified
  }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
  open var activeAppearance: UIUserInterfaceActiveAppearance {
    values.activeAppearance ?? .unspecified
  }

  /// True when every trait that `traits` specifies has the same value here.
  open func containsTraits(in traits: UITraitCollection?) -> Bool {
    guard let traits else { return true }
    return values.merging(traits.values) == values
  }

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
