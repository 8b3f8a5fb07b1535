import DarkroomRaster

/// Reads baseline and progressive JPEG files of 8 bits a sample.
///
/// Colors are converted to sRGB by an ICC profile of three curves and a matrix, or of one curve for gray; by any
/// other profile they are not. CMYK is converted without one: red = (1 − cyan) · (1 − black).
package enum JPEGDecoder {
  /// Half a gigabyte of pixels, as of a PNG file.
  private static let mostPixels = 134_217_728
  /// A whole file has at most 512 pixels for each of its bytes, when every block is the one before; of a file with
  /// fewer bytes, less than a sixteenth could be shown.
  private static let mostPixelsPerByte = 8_192

  /// Whether the bytes begin as a JPEG file does.
  package static func isJPEG(_ file: [UInt8]) -> Bool { file.starts(with: [0xFF, 0xD8, 0xFF]) }

  /// - `mostPixels`: more are an error, before memory is taken.
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
