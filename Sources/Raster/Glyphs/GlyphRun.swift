/// Glyphs of one font at one size, each with its own place.
package struct GlyphRun: Sendable {
  package var source: any GlyphSource
  /// Points per em, in user space.
  package var size: Double
  package var glyphs: [UInt32]
  /// Baseline origins in user space, one for each glyph.
  package var positions: [Point]
  /// Synthetic italic: how far a point moves to the right for each unit it lies above the baseline.
  package var skew: Double

  package init(
    source: any GlyphSource, size: Double, glyphs: [UInt32], positions: [Point], skew: Double = 0
  ) {
    precondition(
      glyphs.count == positions.count, "\(glyphs.count) glyphs, \(positions.count) positions")
    self.source = source
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
    self.skew = skew
  }
}
