package import DarkroomRaster

/// Identifies the pixels of a PNG file, so that equal pictures are recognized without decoding.
///
/// The stamp is in a private chunk that editors must drop when they change the picture. It holds the hash of everything
/// else in the file, so that a stamp that an unaware program copied is recognized as stale.
package struct PNGStamp: Hashable, Sendable {
  /// The digest of the premultiplied pixels, as the rasterizer makes them, so that hashing needs no conversion.
  package let pixels: PixelDigest
  /// The hash of the display list and of everything that affects how it is drawn; nil if the picture had none.
  package let displayList: ContentHash?
  /// The number of pixels per point.
  package let scale: Double

  package init(pixels: PixelDigest, scale: Double, displayList: ContentHash? = nil) {
    self.pixels = pixels
    self.scale = scale
    self.displayList = displayList
  }

  package init(_ pixmap: Pixmap, scale: Double, displayList: ContentHash? = nil) {
    self.init(pixels: PixelDigest(pixmap), scale: scale, displayList: displayList)
  }

  /// The state of a file's stamp.
  package enum Reading: Hashable, Sendable {
    /// The file has no stamp, so Darkroom did not write it.
    case absent
    /// The file was changed after it was stamped, or the stamp is of another version.
    case stale
    /// The file has not changed since it was stamped.
    case valid(PNGStamp)
  }
}
