/// Where glyph outlines come from: one face at one setting of its variation axes.
package protocol GlyphSource: AnyObject, Sendable {
  /// Made from the face's content and its variation settings: the same on every machine, and a
  /// different one for every different outline set. Masks are cached under it.
  var identity: UInt64 { get }
  var unitsPerEm: Double { get }
  /// In font units, **y up**; nil when there is nothing to draw.
  func outline(of glyph: UInt32) -> Path?
}
