/// Vertical measures of a font at its size, in points; the y axis points up, so `descender` is negative.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  /// Extra space between lines that the font asks for.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The centre of the underline, negative below the baseline.
  package var underlinePosition: Double
  package var underlineThickness: Double
  /// The centre of the line through lower-case letters.
  package var strikethroughPosition: Double
  package var strikethroughThickness: Double

  package var lineHeight: Double { ascender - descender + leading }
}
