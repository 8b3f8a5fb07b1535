/// A glyph's mask and where its origin's pixel lies.
struct PlacedGlyph: Sendable {
  var mask: GlyphMask
  var x: Int
  var y: Int
}
