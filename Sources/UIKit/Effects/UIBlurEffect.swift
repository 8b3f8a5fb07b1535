/// A blur of the content behind the view, below a color with the brightness and opacity of the style.
///
/// It appears in `drawHierarchy(in:afterScreenUpdates:)` and in snapshots of views. In a picture by
/// `layer.render(in:)`, where iOS has no blur either, only the color is drawn. The radius and color of each material
/// were not measured on a device.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// The brightness and thickness of a material; those without light or dark in their name follow the interface style.
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

  /// Creates the extra light effect, which has the raw value 0.
  public convenience override init() { self.init(style: .extraLight) }

  override var blurRadius: CGFloat { 20 }

  override func tint(_ traits: UITraitCollection) -> UIColor? {
    if style == .systemChromeMaterial { return .barMaterial }
    let isDark = style.isDark ?? (traits.userInterfaceStyle == .dark)
    return UIColor(white: isDark ? 0.11 : 0.97, alpha: style.opacity)
  }
}

extension UIBlurEffect.Style {
  /// Whether the effect is dark; nil if the traits decide.
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
