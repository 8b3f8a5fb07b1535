package import DarkroomRaster

extension PNGEncoder {
  /// Encodes the picture of `file` again, with its scale, texts and stamp, under `options`.
  ///
  /// All other chunks are left out. If `encode` made the file, the result is the same as if `encode` had encoded the
  /// picture itself under `options`.
  ///
  /// - Throws: an error about `file`, or `codec` if the new file does not show the same pixels.
  package static func encode(
    file: [UInt8], options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let decoded = try PNGDecoder.decode(file)
    let bytes = try encode(decoded.pixmap, metadata: decoded.metadata, options: options)
    try verify(bytes, shows: PixelDigest(decoded.pixmap))
    return bytes
  }

  /// Reads the file back, in bands if possible, and checks its pixels.
  ///
  /// - Throws: `codec` if the pixels differ.
  package static func verify(_ file: [UInt8], shows pixels: PixelDigest) throws(PNGError) {
    if let rows = try PNGRows(file) {
      let bands = RowsAhead(rows).reader().map { ContentHash(pixels: $0) }
      if PixelDigest(width: rows.width, height: rows.height, bands: bands) == pixels { return }
    }
    // libpng makes the final decision.
    guard try PixelDigest(PNGDecoder.decode(file).pixmap) == pixels else {
      throw .codec(message: "the file does not decode to the picture it was made of")
    }
  }
}
