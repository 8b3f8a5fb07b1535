/// What was computed for earlier pictures: glyph masks and shadows. A cache changes no pixel.
package final class RasterCache: Sendable {
  package static let shared = RasterCache()

  let glyphs = GlyphCache()
  let shadows = ShadowCache()

  package init() {}
}
