/// Draws lines of text.
final class TextView: UIView {
  private let glyphs: GlyphLayer
  private let masksPaint: Bool

  /// - Parameter masksPaint: Whether the glyphs mask the content of the view, which is otherwise invisible.
  init(_ text: String, _ lines: TextLines, masksPaint: Bool) {
    glyphs = GlyphLayer(lines)
    self.masksPaint = masksPaint
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityLabel = text
    accessibilityTraits = .staticText
    if masksPaint { layer.mask = glyphs } else { layer.addSublayer(glyphs) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyphs.frame = bounds.insetBy(dx: -glyphs.lines.margin, dy: -glyphs.lines.margin)
    glyphs.contentsScale = layer.contentsScale
    glyphs.setNeedsDisplay()
  }
}
