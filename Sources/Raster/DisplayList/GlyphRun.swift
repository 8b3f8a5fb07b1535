/// Glyphs of one font at one size, each with its own position.
package struct GlyphRun: Sendable {
  package var source: any GlyphSource
  /// Points per em, in user space.
  package var size: Double
  package let glyphs: [UInt32]
  /// Baseline origins in user space, one for each glyph.
  package let positions: [Point]
  /// Synthetic italics: the distance by which a point moves to the right per unit above the baseline.
  package var skew: Double

  /// A glyph without a position is left out, and so is a position without a glyph.
  package init(
    source: any GlyphSource, size: Double, glyphs: [UInt32], positions: [Point], skew: Double = 0
  ) {
    let count = min(glyphs.count, positions.count)
    self.source = source
    self.size = size
    self.glyphs = glyphs.count == count ? glyphs : Array(glyphs.prefix(count))
    self.positions = positions.count == count ? positions : Array(positions.prefix(count))
    self.skew = skew
  }
}
