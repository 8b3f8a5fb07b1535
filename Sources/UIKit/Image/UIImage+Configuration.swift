extension UIImage {
  /// What a variant of an image is chosen by.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    private let traits: UITraitCollection?

    public init(traitCollection: UITraitCollection?) {
      traits = traitCollection
      super.init()
    }

    open var traitCollection: UITraitCollection? { traits }

    /// Values that `otherConfiguration` has replace those of this one; one of another class changes nothing.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// The size, weight and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var attributes: SymbolAttributes

    init(attributes: SymbolAttributes) {
      self.attributes = attributes
      super.init(traitCollection: nil)
    }

    /// The size of the font beside which the symbol stands; 17 where none is asked for.
    public convenience init(pointSize: CGFloat) {
      self.init(attributes: SymbolAttributes(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(attributes: SymbolAttributes(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(attributes: SymbolAttributes(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(attributes: SymbolAttributes(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(attributes: SymbolAttributes(scale: scale))
    }

    /// The colors of the symbol's first, second and third level; the last one is that of the rest.
    public convenience init(paletteColors: [UIColor]) {
      self.init(attributes: SymbolAttributes(colors: .palette(paletteColors)))
    }

    /// The color of the first level; the second has half of its opacity, the third a quarter.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(attributes: SymbolAttributes(colors: .hierarchical(hierarchicalColor)))
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(attributes: attributes.applying(other.attributes)) as? Self ?? self
    }

    /// The symbol's own colors if it has several, else the tint.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(attributes: SymbolAttributes(colors: .multicolor))
    }

    /// One color for all levels, whatever a configuration before said.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(attributes: SymbolAttributes(colors: .monochrome))
    }

    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(attributes: SymbolAttributes())
    }

    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      attributes == otherConfiguration?.attributes
    }

    open override func isEqual(_ object: Any?) -> Bool {
      isEqual(to: object as? SymbolConfiguration)
    }

    open override var hash: Int { attributes.pointSize?.hashValue ?? 0 }
  }

  /// Strokes of a symbol, thin to thick.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol against the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}
