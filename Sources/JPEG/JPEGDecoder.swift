import DarkroomRaster

/// Reads baseline and progressive JPEG files of 8 bits per sample.
///
/// Colors are converted to sRGB by an ICC profile of three curves and a matrix, or of one curve for gray; other
/// profiles are ignored. CMYK is converted without a profile: red = (1 − cyan) · (1 − black).
package enum JPEGDecoder {
  /// The largest number of pixels: half a gigabyte, the same limit as for PNG files.
  private static let mostPixels = 134_217_728
  /// A complete file has at most 512 pixels per byte, if every block equals the one before.
  ///
  /// A file with fewer bytes than this limit allows could show less than a sixteenth of its picture.
  private static let mostPixelsPerByte = 8_192

  /// Whether the bytes begin as a JPEG file does.
  package static func isJPEG(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// - `mostPixels`: the largest number of pixels; larger pictures throw before memory is allocated.
  package static func decode(
    _ file: [UInt8], mostPixels: Int? = nil
  ) throws(JPEGError) -> DecodedJPEG {
    let segments = try JPEGSegments(file)
    let frame = segments.frame
    let limit = min(mostPixels ?? Self.mostPixels, file.count * mostPixelsPerByte)
    guard frame.width * frame.height <= limit else {
      throw .tooLarge(width: frame.width, height: frame.height)
    }
    var pixels = try LibJPEG.pixels(
      file, width: frame.width, height: frame.height, isInverted: segments.isAdobe)
    if frame.components < 4, let profile = segments.profile,
      let conversion = ColorConversion(iccProfile: profile, isGray: frame.components == 1)
    {
      conversion.convert(&pixels)
    }
    return DecodedJPEG(
      pixmap: Pixmap(width: frame.width, height: frame.height, pixels: pixels),
      orientation: segments.orientation)
  }
}
