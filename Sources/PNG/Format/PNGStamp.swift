package import DarkroomRaster

/// A note in a PNG file of which pixels it shows, so that equal pixels are recognized without decoding.
///
/// It lives in a private chunk that editors must drop when they change the picture, and it holds the hash of
/// everything else in the file: one that an unaware program carried over is recognized as stale.
package struct PNGStamp: Hashable, Sendable {
  /// Of premultiplied pixels as the rasterizer makes them: a rendered picture is hashed without conversion.
  package let pixels: PixelDigest
  /// Of the display list together with all that decides how it is drawn; nil when the picture had none.
  package let displayList: ContentHash?
  /// Pixels per point.
  package let scale: Double

  package init(pixels: PixelDigest, scale: Double, displayList: ContentHash? = nil) {
    self.pixels = pixels
    self.scale = scale
    self.displayList = displayList
  }

  package init(_ pixmap: Pixmap, scale: Double, displayList: ContentHash? = nil) {
    self.init(pixels: PixelDigest(pixmap), scale: scale, displayList: displayList)
  }

  /// What a file's bytes tell about its stamp.
  package enum Reading: Hashable, Sendable {
    /// No program of ours wrote this file.
    case absent
    /// The file was changed after it was stamped, or the stamp is of another version.
    case stale
    /// The file is as it was stamped.
    case valid(PNGStamp)
  }
}
