public import DarkroomCoreGraphics

/// Draws a string from the top of its bounds, cut at them.
///
/// Its backing store has `contentsScale` pixels to a point, 1 unless set: on a device with more, the
/// text is blurred, as on iOS.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; anything else is not drawn.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, a `CGFont` or a name; its size does not count.
  ///
  /// Nil is Helvetica. Attributed strings have fonts of their own.
  open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
  /// In points; not for attributed strings.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// Not for attributed strings.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// Whether lines break at the width of the bounds.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// Where an ellipsis stands in a line that is too long; with wrapping, in the last one there is room for.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// - Important: Inert. Glyphs are always placed between pixels.
  open var allowsFontSubpixelQuantization = false

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    (string, font, fontSize) = (other.string, other.font, other.fontSize)
    (foregroundColor, isWrapped) = (other.foregroundColor, other.isWrapped)
    (truncationMode, alignmentMode) = (other.truncationMode, other.alignmentMode)
    setNeedsDisplay()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func draw(in ctx: CGContext) {
    (self as? any TextLayerDrawing)?.drawString(in: ctx)
  }

  open override func preferredFrameSize() -> CGSize {
    (self as? any TextLayerDrawing)?.stringSize ?? super.preferredFrameSize()
  }
}
