package import DarkroomRaster
import Synchronization

extension FontInstance {
  /// A glyph that is a picture.
  package struct Picture: Sendable {
    package let bitmap: Bitmap
    /// The place of the picture, in font units from the glyph's origin, y up.
    package let box: Rect
  }

  /// Returns the font's largest picture of `glyph`, or nil if it has none.
  ///
  /// The picture is decoded only once.
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
