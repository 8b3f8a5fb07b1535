import DarkroomCHarfBuzz
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
    var extents = hb_glyph_extents_t()
    guard let bytes = png(of: glyph), let bitmap = decoder.bitmap(fromPNG: bytes),
      unsafe hb_font_get_glyph_extents(handle, glyph, &extents) != 0
    else { return nil }
    let top = Double(extents.y_bearing)
    let height = -Double(extents.height)
    return Picture(
      bitmap: bitmap,
      box: Rect(
        x: Double(extents.x_bearing), y: top - height, width: Double(extents.width),
        height: height))
  }

  private func png(of glyph: UInt32) -> [UInt8]? {
    guard let blob = unsafe hb_ot_color_glyph_reference_png(handle, glyph) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }
}
