package import DarkroomRaster

/// Writes baseline JPEG files, which depend only on pixels, quality and orientation.
package enum JPEGEncoder {
  /// The longest side that libjpeg supports, in pixels.
  private static let longestSide = 65_500

  /// Encodes a picture; transparent pixels are drawn over white.
  ///
  /// - Parameters:
  ///   - quality: from 0 to 1, clamped; at 1 colors keep their full resolution, below they have half of it.
  ///   - orientation: the EXIF orientation; 1 is not written.
  package static func encode(
    _ pixmap: Pixmap, quality: Double, orientation: Int = 1
  ) throws(JPEGError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    guard (1...longestSide).contains(width), (1...longestSide).contains(height) else {
      throw .noForm(width: width, height: height)
    }
    let held = quality.isNaN ? 0 : max(0, min(1, quality))
    return try LibJPEG.file(
      pixmap.pixels.map(overWhite), width: width, height: height,
      quality: Int((held * 100).rounded()), hasFullColor: held == 1,
      exif: orientation == 1 ? nil : EXIFOrientation.segment(orientation))
  }

  /// Returns a premultiplied pixel over white: c + (255 − alpha).
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    pixel &+ (255 - pixel >> 24) &* 0x0001_0101
  }
}
