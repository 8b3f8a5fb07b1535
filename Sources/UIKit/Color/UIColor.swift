import DarkroomCoreGraphics

/// A color: fixed components, a rule that depends on the traits, or a repeated image.
///
/// Fixed colors store whether they are gray or RGB, because equality and `description` distinguish the two, as in
/// UIKit.
open class UIColor: NSObject, @unchecked Sendable {
  private let tag = ObjectTag()
  let storage: Storage

  enum Storage {
    case fixed(ColorComponents)
    case dynamic(DynamicColor)
    case pattern(UIImage)
  }

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Creates a clear color, for which iOS creates a placeholder without components.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// Creates a gray color.
  ///
  /// White values outside 0…1 are kept; alpha is clamped.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(.gray(white, alpha: alpha))
    super.init()
  }

  /// Creates a color in extended sRGB.
  ///
  /// Components outside 0…1 are kept; alpha is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(.rgb(red, green, blue, alpha: alpha))
    super.init()
  }

  /// Creates a color from hue, saturation and brightness; values outside 0…1 are clamped, as in UIKit.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      HSBColor(hue: hue, saturation: saturation, brightness: brightness).components(alpha: alpha))
    super.init()
  }

  /// Creates a color in the Display P3 space.
  ///
  /// Components outside 0…1 are kept; alpha is clamped.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(.displayP3(red, green, blue, alpha: alpha))
    super.init()
  }

  /// Takes the components as they are now; the color never depends on the traits.
  public init(cgColor: CGColor) {
    storage = .fixed(ColorComponents(cgColor))
    super.init()
  }

  /// Creates a color that fills by repeating the image in both directions from the origin of the context.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  /// Creates a dynamic color.
  ///
  /// Its provider runs at every resolution, and the returned color is resolved in turn.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(DynamicColor(kind: .provider, resolve: dynamicProvider))
    super.init()
  }

  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The Core Graphics color; a dynamic color is resolved with `UITraitCollection.current`.
  open var cgColor: CGColor { makeCGColor() }

  /// The fixed color for the traits; a color that is not dynamic is returned itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(with: traitCollection)
  }

  /// Returns the color with another alpha; a dynamic color stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { settingAlpha(alpha) }

  /// Stores gray and alpha of the current traits; returns false for a pattern.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readWhite(white, alpha: alpha)
  }

  /// Stores sRGB hue, saturation, brightness and alpha for the current traits, from 0 to 1; returns false for
  /// a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Stores sRGB components for the current traits; returns false for a pattern.
  ///
  /// Colors outside sRGB have components outside 0…1.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readRed(red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill and stroke color of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context; does nothing without one.
  open func setFill() { setAsFill(of: UIGraphicsGetCurrentContext()) }

  /// Sets the stroke color of the current context; does nothing without one.
  open func setStroke() { setAsStroke(of: UIGraphicsGetCurrentContext()) }

  open override func isEqual(_ object: Any?) -> Bool { equals(object as? UIColor) }

  open override var hash: Int { identityHash }

  open override var description: String { text }

  open override var debugDescription: String { text }

  open override func copy() -> Any { self }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a `#colorLiteral(…)` expression.
public typealias _ColorLiteralType = UIColor

extension UIColor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
