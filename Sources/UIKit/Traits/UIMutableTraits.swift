public import DarkroomCoreGraphics
public import Foundation

/// Traits that are changed in `UITraitCollection(mutations:)`, or that override those of a view or controller.
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var forceTouchCapability: UIForceTouchCapability { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  var imageDynamicRange: UIImage.DynamicRange { get set }
  var sceneCaptureState: UISceneCaptureState { get set }
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { get set }
  var typesettingLanguage: Locale.Language? { get set }
}

/// A value that stores `TraitValues` and therefore has every trait.
///
/// With package access, its members have symbols that the linker keeps, because optimized calls in other modules use
/// them directly.
package protocol TraitValuesHolder: UIMutableTraits {
  var values: TraitValues { get set }
}

extension TraitValuesHolder {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { T.value(in: values) }
    set { T.store(newValue, in: &values) }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue == .unspecified ? nil : newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue == .unspecified ? nil : newValue }
  }
  public var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue == 0 ? nil : newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut ?? .unspecified }
    set { values.displayGamut = newValue == .unspecified ? nil : newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue == .unspecified ? nil : newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { values.forceTouchCapability ?? .unknown }
    set { values.forceTouchCapability = newValue == .unknown ? nil : newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory ?? .unspecified }
    set { values.preferredContentSizeCategory = newValue == .unspecified ? nil : newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast ?? .unspecified }
    set { values.accessibilityContrast = newValue == .unspecified ? nil : newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel ?? .unspecified }
    set { values.userInterfaceLevel = newValue == .unspecified ? nil : newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight ?? .unspecified }
    set { values.legibilityWeight = newValue == .unspecified ? nil : newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { values.activeAppearance ?? .unspecified }
    set { values.activeAppearance = newValue == .unspecified ? nil : newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { values.imageDynamicRange ?? .unspecified }
    set { values.imageDynamicRange = newValue == .unspecified ? nil : newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { values.sceneCaptureState ?? .unspecified }
    set { values.sceneCaptureState = newValue == .unspecified ? nil : newValue }
  }
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { values.toolbarItemPresentationSize ?? .unspecified }
    set { values.toolbarItemPresentationSize = newValue == .unspecified ? nil : newValue }
  }
  public var typesettingLanguage: Locale.Language? {
    get { values.typesettingLanguage.map(Locale.Language.init) }
    set { values.typesettingLanguage = newValue?.minimalIdentifier }
  }
}

/// The traits handed to `UITraitCollection(mutations:)`.
struct MutableTraits: TraitValuesHolder {
  var values: TraitValues
}
