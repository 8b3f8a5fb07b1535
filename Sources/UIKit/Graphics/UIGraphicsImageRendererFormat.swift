/// The format of an image renderer's pixels: 8 bits per channel in sRGB.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of an image's components.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// The number of pixels per point; by default the display scale of the current traits.
  open var scale: CGFloat
  /// Whether pixels without drawing are black instead of clear.
  open var opaque = false
  /// - Important: Inert. Pictures are 8-bit sRGB.
  open var prefersExtendedRange = false
  /// - Important: Inert. Pictures are 8-bit sRGB.
  open var preferredRange: Range = .automatic

  /// Always false: images are 8-bit sRGB.
  open var supportsHighDynamicRange: Bool { false }

  /// Takes the scale from the current traits.
  public required init() {
    scale = UITraitCollection.current.knownDisplayScale
    super.init()
  }

  /// Takes the scale from the traits; if they have none, from the current traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
    format.scale = scale
    format.opaque = opaque
    format.prefersExtendedRange = prefersExtendedRange
    format.preferredRange = preferredRange
    return format
  }
}
