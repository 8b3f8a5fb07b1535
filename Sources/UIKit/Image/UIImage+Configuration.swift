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

    /// The first colour draws the whole symbol: its layers are not told apart here.
    public convenience init(paletteColors: [UIColor]) {
      self.init(attributes: SymbolAttributes(color: paletteColors.first))
    }

    public convenience init(hierarchicalColor: UIColor) {
      self.init(attributes: SymbolAttributes(color: hierarchicalColor))
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(attributes: attributes.applying(other.attributes)) as? Self ?? self
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
