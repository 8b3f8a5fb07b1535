public import DarkroomCoreGraphics

/// A layer that draws a string from the top of its bounds, clipped to them.
///
/// Its bitmap has `contentsScale` pixels per point, 1 unless set; on a screen with a higher scale the text is blurred,
/// as on iOS.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`; other objects are not drawn.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, a `CGFont` or a name; the size of the font is ignored.
  ///
  /// Nil stands for Helvetica. Attributed strings have their own fonts.
  open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
  /// The font size in points; not used for attributed strings.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// Not for attributed strings.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }
  /// Whether lines wrap at the width of the bounds.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// The position of the ellipsis in a line that is too long; with wrapping, in the last line that fits.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// The alignment of lines in the bounds; `natural` by default.
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
