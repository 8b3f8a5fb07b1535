/// What was computed for earlier pictures: glyph masks, shadows, tables of gradients.
///
/// A cache changes no pixel.
package final class RasterCache: Sendable {
  package static let shared = RasterCache()

  let glyphs = GlyphCache()
  let shadows = ShadowCache()
  let gradients = GradientCache()

  package init() {}
}
