/// The hashes of a picture's pixels, in bands of 64 rows.
///
/// The hashes are of premultiplied pixels, exactly as the rasterizer makes them, so that a band can be hashed while it
/// is still in the processor's cache. Equal digests mean equal pictures: same size, same pixels.
package struct PixelDigest: Hashable, Sendable {
  /// The number of rows in a band; the last band of a picture can have fewer.
  package static let bandHeight = 64

  package let width: Int
  package let height: Int
  /// The hash of each band's memory, from the top, with `width` pixels in a row.
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

  /// Returns the rows of band `index`, clipped to the picture.
  package func rows(ofBand index: Int) -> Range<Int> {
    index * Self.bandHeight..<min((index + 1) * Self.bandHeight, height)
  }

  package static func bandCount(height: Int) -> Int { (height + bandHeight - 1) / bandHeight }

  /// One hash of the whole picture: of the size, the band height and the hashes of the bands.
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
