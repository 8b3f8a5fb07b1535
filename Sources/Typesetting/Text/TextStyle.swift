package import DarkroomRaster

/// How a stretch of characters looks; lengths are in points.
package struct TextStyle: Hashable, Sendable {
  package var font: Font
  package var color: Color
  package var backgroundColor: Color?
  /// Added after every character.
  ///
  /// Other than 0 it also separates ligatures.
  package var kern = 0.0
  /// How far glyphs are raised above the line's baseline.
  package var baselineOffset = 0.0
  package var usesLigatures = true
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  package var shadow: TextShadow?
  /// In percent of the font size, as NSStrokeWidth: positive draws outlines only, negative fills too.
  package var strokeWidth = 0.0
  /// Nil takes `color`.
  package var strokeColor: Color?
  /// Synthetic slant on top of the font's own, as NSObliqueness.
  package var obliqueness = 0.0
  /// Shown instead of the characters it covers, each U+FFFC.
  package var attachment: TextAttachment?
  /// A BCP 47 tag; it chooses among fallback fonts, glyph forms and line-breaking rules.
  package var language: String?

  package init(font: Font, color: Color = .black) {
    self.font = font
    self.color = color
  }
}
