/// A layer with the glyphs of a text, and a margin around its view for glyphs that extend beyond it.
final class GlyphLayer: CALayer {
  let lines: TextLines

  init(_ lines: TextLines) {
    self.lines = lines
    super.init()
  }

  override init(layer: Any) {
    guard let other = layer as? GlyphLayer else {
      UncaughtException.raise("init(layer:) takes a layer of its own class.")
    }
    lines = other.lines
    super.init(layer: layer)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func draw(in ctx: CGContext) {
    ctx.draw(lines.layout, at: CGPoint(x: lines.margin + lines.x, y: lines.margin))
  }
}
