/// What a picture's pixels hash to, in bands of 64 rows.
///
/// Of premultiplied pixels, exactly as the rasterizer makes them, so that a band can be hashed while it is
/// still in the processor's cache. Equal digests mean equal pictures: same size, same pixels.
package struct PixelDigest: Hashable, Sendable {
  /// Rows of a band; the last band of a picture may have fewer.
  package static let bandHeight = 64

  package let width: Int
  package let height: Int
  /// One hash for each band, from the top: of its rows' memory, `width` pixels a row.
  package let bands: [ContentHash]

  package init(width: Int, height: Int, bands: [ContentHash]) {
    self.width = width
    self.height = height
    self.bands = bands
  }

  package init(_ pixmap: Pixmap) {
    let bandBytes = Self.bandHeight * pixmap.width * 4
    let bands = unsafe pixmap.pixels.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: max(1, bandBytes)).map { start in
        unsafe ContentHash(
          bytes: UnsafeRawBufferPointer(
            rebasing: bytes[start..<min(start + bandBytes, bytes.count)])
        )
      }
    }
    self.init(width: pixmap.width, height: pixmap.height, bands: bands)
  }

  /// Rows of band `index`, clipped to the picture.
  package func rows(ofBand index: Int) -> Range<Int> {
    index * Self.bandHeight..<min((index + 1) * Self.bandHeight, height)
  }

  package static func bandCount(height: Int) -> Int { (height + bandHeight - 1) / bandHeight }

  /// One hash for the whole: of size, band height and the hashes of the bands.
  package var whole: ContentHash {
    var hasher = ContentHasher()
    hasher.update("premultiplied sRGB RGBA8")
    hasher.update(UInt32(width))
    hasher.update(UInt32(height))
    hasher.update(UInt32(Self.bandHeight))
    for band in bands { hasher.update(band) }
    return hasher.finalize()
  }
}
