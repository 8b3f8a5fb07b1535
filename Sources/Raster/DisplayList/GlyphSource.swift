/// A source of glyph outlines: one face with one setting of its variation axes.
package protocol GlyphSource: AnyObject, Sendable {
  /// The identity is computed from the face's content and its variation settings.
  ///
  /// It is the same on every machine, and different for every set of outlines. Masks are cached under it.
  var identity: UInt64 { get }
  var unitsPerEm: Double { get }
  /// The outline in font units, **y up**; nil if there is nothing to draw.
  func outline(of glyph: UInt32) -> Path?
}
