/// A blur of what lies behind, under a colour of the style's brightness and opacity.
///
/// It shows in `drawHierarchy(in:afterScreenUpdates:)` and in snapshots of views. In a picture of `layer.render(in:)`,
/// where iOS has no blur either, the colour alone stands for it. How much each material blurs and tints was not measured
/// on a device.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How light and how thick a material is; the plain ones follow light and dark.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The one of the number 0, extra light.
  public convenience override init() { self.init(style: .extraLight) }

  override var blurRadius: CGFloat { 20 }

  override func tint(_ traits: UITraitCollection) -> UIColor? {
    if style == .systemChromeMaterial { return .barMaterial }
    let isDark = style.isDark ?? (traits.userInterfaceStyle == .dark)
    return UIColor(white: isDark ? 0.11 : 0.97, alpha: style.opacity)
  }
}

extension UIBlurEffect.Style {
  /// Nil where the traits decide.
  var isDark: Bool? {
    switch self {
    case .extraLight, .light: return false
    case .dark: return true
    case .regular, .prominent: return nil
    default:
      if rawValue < UIBlurEffect.Style.systemUltraThinMaterialLight.rawValue { return nil }
      return rawValue >= UIBlurEffect.Style.systemUltraThinMaterialDark.rawValue
    }
  }

  var opacity: CGFloat {
    let materials: [CGFloat] = [0.6, 0.7, 0.8, 0.9, 0.94]
    guard rawValue >= UIBlurEffect.Style.systemUltraThinMaterial.rawValue else { return 0.8 }
    return materials[(rawValue - UIBlurEffect.Style.systemUltraThinMaterial.rawValue) % 5]
  }
}
