/// The base of the renderers; draws nothing itself.
open class UIGraphicsRenderer: NSObject {
  private let storedFormat: UIGraphicsRendererFormat

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
  }

  /// The format is copied, and the copy's `bounds` set.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let copy = format.copy() as? UIGraphicsRendererFormat ?? format
    copy.bounds = bounds
    storedFormat = copy
    super.init()
  }

  open var format: UIGraphicsRendererFormat { storedFormat }

  open var allowsImageOutput: Bool { false }
}
