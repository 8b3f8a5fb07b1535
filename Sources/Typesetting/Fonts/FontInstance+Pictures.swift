package import DarkroomRaster
import Synchronization

extension FontInstance {
  /// A glyph that is a picture.
  package struct Picture: Sendable {
    package let bitmap: Bitmap
    /// Font units from the glyph's origin, y up.
    package let box: Rect
  }

  /// The largest picture the font has of `glyph`; nil when it has none.
  ///
  /// Decoded once.
  package func picture(of glyph: UInt32, decoder: any ColorGlyphDecoder) -> Picture? {
    if let known = pictures.withLock({ $0[glyph] }) { return known }
    let picture = decoded(glyph, decoder)
    pictures.withLock { $0[glyph] = .some(picture) }
    return picture
  }

  private func decoded(_ glyph: UInt32, _ decoder: any ColorGlyphDecoder) -> Picture? {
    guard let bytes = unsafe HarfBuzz.png(of: glyph, in: handle),
      let bitmap = decoder.bitmap(fromPNG: bytes),
      let box = unsafe HarfBuzz.extents(of: glyph, in: handle)
    else { return nil }
    return Picture(bitmap: bitmap, box: box)
  }
}
