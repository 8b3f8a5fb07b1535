/// The superclass of the renderers; it draws nothing itself.
open class UIGraphicsRenderer: NSObject {
  private let storedFormat: UIGraphicsRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
  }

  /// Creates a renderer with a copy of the format, whose `bounds` are set.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.bounds = bounds
    storedFormat = copy
    super.init()
  }

  /// The renderer's copy of the format, with its bounds; changes to the original have no effect.
  open var format: UIGraphicsRendererFormat { storedFormat }

  /// False; true for image renderers.
  open var allowsImageOutput: Bool { false }
}
