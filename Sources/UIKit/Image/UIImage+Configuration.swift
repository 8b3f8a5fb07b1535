extension UIImage {
  /// The properties by which a variant of an image is chosen.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private let traits: UITraitCollection?

    /// Creates a configuration with traits; nil sets none.
    public init(traitCollection: UITraitCollection?) {
      traits = traitCollection
      super.init()
    }

    /// The traits; nil if none were set, and always nil for a symbol's configuration.
    open var traitCollection: UITraitCollection? { traits }

    /// Returns a configuration in which values of `otherConfiguration` replace this one's; a configuration of another
    /// class changes nothing.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size, weight and colors of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var attributes: SymbolAttributes

    init(attributes: SymbolAttributes) {
      self.attributes = attributes
      super.init(traitCollection: nil)
    }

    /// Creates a configuration with the size of the font beside which the symbol stands; without one, it is 17.
    public convenience init(pointSize: CGFloat) {
      self.init(attributes: SymbolAttributes(pointSize: pointSize))
    }

    /// Creates a configuration with the size of the font beside which the symbol stands, and the width of its
    /// strokes.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(attributes: SymbolAttributes(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with size and weight of the text beside which the symbol stands, at a scale
    /// relative to it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(attributes: SymbolAttributes(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration that changes only the width of strokes.
    public convenience init(weight: SymbolWeight) {
      self.init(attributes: SymbolAttributes(weight: weight))
    }

    /// Creates a configuration that changes only the scale: a small symbol has 0.79 times, a large one 1.265
    /// times the size.
    public convenience init(scale: SymbolScale) {
      self.init(attributes: SymbolAttributes(scale: scale))
    }

    /// Creates a configuration with the colors of the symbol's first, second and third level; the last color is used
    /// for all further levels.
    public convenience init(paletteColors: [UIColor]) {
      self.init(attributes: SymbolAttributes(colors: .palette(paletteColors)))
    }

    /// Creates a configuration with the color of the first level; the second has half of its opacity, the third a
    /// quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(attributes: SymbolAttributes(colors: .hierarchical(hierarchicalColor)))
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(attributes: attributes.applying(other.attributes)) as? Self ?? self
    }

    /// Returns a configuration that prefers the symbol's own colors if it has several, and otherwise the tint color.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(attributes: SymbolAttributes(colors: .multicolor))
    }

    /// Returns a configuration with one color for all levels, which replaces earlier color settings.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(attributes: SymbolAttributes(colors: .monochrome))
    }

    /// A configuration that sets nothing.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(attributes: SymbolAttributes())
    }

    /// Whether both set the same values.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      attributes == otherConfiguration?.attributes
    }

    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    open override var hash: Int { attributes.pointSize?.hashValue ?? 0 }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}
