/// A blurred backdrop.
public struct Material: ShapeStyle {
  public typealias Resolved = Never

  let name: String

  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
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
