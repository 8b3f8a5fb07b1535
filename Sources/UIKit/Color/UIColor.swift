import DarkroomCoreGraphics

/// A colour: fixed components, a rule that looks at the traits, or a repeated image.
///
/// Fixed colours remember whether they are gray or RGB, because equality and `description` tell the
/// two apart as UIKit's do.
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

  /// Clear: iOS makes a placeholder without components.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// White outside 0…1 is kept; alpha is clamped.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(.gray(white, alpha: alpha))
    super.init()
  }

  /// In extended sRGB: components outside 0…1 are kept; alpha is clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(.rgb(red, green, blue, alpha: alpha))
    super.init()
  }

  /// Components outside 0…1 are clamped, as in UIKit.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    storage = .fixed(
      HSBColor(hue: hue, saturation: saturation, brightness: brightness).components(alpha: alpha))
    super.init()
  }

  /// Components outside 0…1 are kept; alpha is clamped.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(.displayP3(red, green, blue, alpha: alpha))
    super.init()
  }

  public init(cgColor: CGColor) {
    storage = .fixed(ColorComponents(cgColor))
    super.init()
  }

  /// Filling repeats the image in both directions from the origin of the context.
  public init(patternImage image: UIImage) {
    storage = .pattern(image)
    super.init()
  }

  /// The provider runs at every resolution; what it returns is resolved in turn.
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

  /// A dynamic colour is resolved with `UITraitCollection.current`.
  open var cgColor: CGColor { makeCGColor() }

  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    resolved(with: traitCollection)
  }

  /// A dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { settingAlpha(alpha) }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readWhite(white, alpha: alpha)
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    readRed(red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill and the stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() { setAsFill(of: UIGraphicsGetCurrentContext()) }

  open func setStroke() { setAsStroke(of: UIGraphicsGetCurrentContext()) }

  open override func isEqual(_ object: Any?) -> Bool { equals(object as? UIColor) }

  open override var hash: Int { identityHash }

  open override var description: String { text }

  open override var debugDescription: String { text }

  open override func copy() -> Any { self }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(…)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
