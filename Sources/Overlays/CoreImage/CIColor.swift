/// Components in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  /// The red component, not clamped.
  public let red: CGFloat
  /// The green component, not clamped.
  public let green: CGFloat
  /// The blue component, not clamped.
  public let blue: CGFloat
  /// The opacity, not clamped.
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// Creates an opaque color.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color with the components that a dynamic color has in the current traits.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color, converted to sRGB.
  public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  /// Black with an opacity of 0.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
}
