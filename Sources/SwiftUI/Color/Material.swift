/// A blurred backdrop.
public struct Material: ShapeStyle {
  public typealias Resolved = Never

  let name: String

  /// UIKit's `systemUltraThinMaterial`, the most translucent one.
  public static let ultraThin = Material(name: "ultraThin")
  /// UIKit's `systemThinMaterial`.
  public static let thin = Material(name: "thin")
  /// UIKit's `systemMaterial`.
  public static let regular = Material(name: "regular")
  /// UIKit's `systemThickMaterial`.
  public static let thick = Material(name: "thick")
  /// The least translucent material; it is drawn like `thick`, because UIKit has none for it.
  public static let ultraThick = Material(name: "ultraThick")
  /// UIKit's `systemChromeMaterial`, which bars have.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// A blurred backdrop as of UIKit's `systemUltraThinMaterial`.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A blurred backdrop as of UIKit's `systemThinMaterial`.
  public static var thinMaterial: Material { .thin }
  /// A blurred backdrop as of UIKit's `systemMaterial`.
  public static var regularMaterial: Material { .regular }
  /// A blurred backdrop as of UIKit's `systemThickMaterial`.
  public static var thickMaterial: Material { .thick }
  /// A blurred backdrop that is drawn like `thickMaterial`.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A blurred backdrop as of UIKit's `systemChromeMaterial`.
  public static var bar: Material { .bar }
}

extension Material: PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint? {
    Paint(.material(self, environment.colorScheme, opacity: 1))
  }
}

extension Material {
  /// What UIKit calls the material.
  var effect: UIBlurEffect {
    switch name {
    case "ultraThin": UIBlurEffect(style: .systemUltraThinMaterial)
    case "thin": UIBlurEffect(style: .systemThinMaterial)
    case "regular": UIBlurEffect(style: .systemMaterial)
    case "thick", "ultraThick": UIBlurEffect(style: .systemThickMaterial)
    default: UIBlurEffect(style: .systemChromeMaterial)
    }
  }
}
