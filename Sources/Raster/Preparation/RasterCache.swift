/// Caches of glyph masks and shadows that were computed for earlier pictures.
///
/// A cache changes no pixel.
package final class RasterCache: Sendable {
  package static let shared = RasterCache()

  let glyphs = GlyphCache()
  let shadows = ShadowCache()

  package init() {}
}
