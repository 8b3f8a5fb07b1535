package import DarkroomRaster

/// Glyphs of one style and direction with their places on a line.
package struct PlacedRun: Sendable {
  package let style: TextStyle
  /// The style's font or a fallback.
  package let font: Font
  /// The glyphs in visual order.
  package let glyphs: [UInt32]
  /// The positions in points from the line's origin, which is on the baseline at its left end; y down.
  package let positions: [Point]
  package let advances: [Double]
  /// For each glyph, the UTF-16 offset of its first character in the whole text.
  package let clusters: [Int]
  /// The range in UTF-16 offsets in the whole text; empty for the ellipsis of a truncated line.
  package let range: Range<Int>
  package let isRightToLeft: Bool
  /// The distance in points from the line's origin to the run's left edge.
  package let x: Double
  package let width: Double
  /// Whether its letters touch, as in Arabic or under Devanagari's line.
  package let isJoined: Bool
  /// The attachment that is drawn instead of each glyph, if any.
  package let attachment: TextAttachment?
}
