package import DarkroomRaster

/// The appearance of a stretch of characters; lengths are in points.
package struct TextStyle: Hashable, Sendable {
  package var font: Font
  package var color: Color
  package var backgroundColor: Color?
  /// The space added after every character.
  ///
  /// A value other than 0 also separates ligatures.
  package var kern = 0.0
  /// The distance by which glyphs are raised above the line's baseline.
  package var baselineOffset = 0.0
  package var usesLigatures = true
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  package var shadow: TextShadow?
  /// The stroke width in percent of the font size, as NSStrokeWidth: positive values draw only outlines, negative ones
  /// fill too.
  package var strokeWidth = 0.0
  /// The color of strokes, or nil for `color`.
  package var strokeColor: Color?
  /// The synthetic slant in addition to the font's own, as NSObliqueness.
  package var obliqueness = 0.0
  /// The attachment shown instead of the characters, each of which is U+FFFC.
  package var attachment: TextAttachment?
  /// A BCP 47 tag; it chooses among fallback fonts, glyph forms and line-breaking rules.
  package var language: String?

  package init(font: Font, color: Color = .black) {
    self.font = font
    self.color = color
  }
}
