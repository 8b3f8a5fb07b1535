/// Vertical metrics of a font at its size, in points; the y axis points up, so `descender` is negative.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  /// Extra space between lines that the font asks for.
  package var leading: Double
  package var capHeight: Double
  package var xHeight: Double
  /// The center of the underline, negative below the baseline.
  package var underlinePosition: Double
  package var underlineThickness: Double
  /// The center of the line through lowercase letters.
  package var strikethroughPosition: Double
  package var strikethroughThickness: Double

  package var lineHeight: Double { Self.clean(ascender - descender + leading) }

  /// Returns a length without the rounding errors of sums and products of fractions: 23 for 1.15 × 20.
  ///
  /// Sizes up to 1000 points keep all binary digits that 2048ths of an em have.
  static func clean(_ length: Double) -> Double { (length * 1e12).rounded() / 1e12 }

  /// The same metrics without such rounding errors.
  var cleaned: FontMetrics {
    FontMetrics(
      ascender: Self.clean(ascender), descender: Self.clean(descender),
      leading: Self.clean(leading), capHeight: Self.clean(capHeight),
      xHeight: Self.clean(xHeight), underlinePosition: Self.clean(underlinePosition),
      underlineThickness: Self.clean(underlineThickness),
      strikethroughPosition: Self.clean(strikethroughPosition),
      strikethroughThickness: Self.clean(strikethroughThickness))
  }
}
