package import DarkroomRaster

/// Glyphs of one style and direction with their places on a line.
package struct PlacedRun: Sendable {
  package let style: TextStyle
  /// The style's font or a fallback.
  package let font: Font
  /// In visual order.
  package let glyphs: [UInt32]
  /// Points from the line's origin, which is on the baseline at its left end; y down.
  package let positions: [Point]
  package let advances: [Double]
  /// For each glyph the UTF-16 offset, in the whole text, of its first character.
  package let clusters: [Int]
  /// UTF-16 offsets in the whole text; empty for the ellipsis of a truncated line.
  package let range: Range<Int>
  package let isRightToLeft: Bool
  /// Points from the line's origin to the run's left edge.
  package let x: Double
  package let width: Double
  /// Whether its letters touch, as in Arabic or under Devanagari's line.
  package let isJoined: Bool
  /// Drawn instead of glyphs, once for each of them.
  package let attachment: TextAttachment?
}
