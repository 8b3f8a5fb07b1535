package import DarkroomRaster

extension PNGEncoder {
  /// The picture of `file` with its scale, texts and stamp, as `encode` packs it under `options`.
  ///
  /// Every other chunk is left out. What is made of a file of `encode`'s is what `encode` would have made of the
  /// picture itself under `options`.
  ///
  /// - Throws: what is wrong with `file`, or `codec` where the new file does not show the same pixels.
  package static func encode(
    file: [UInt8], options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let decoded = try PNGDecoder.decode(file)
    let bytes = try encode(decoded.pixmap, metadata: decoded.metadata, options: options)
    try verify(bytes, shows: PixelDigest(decoded.pixmap))
    return bytes
  }

  /// Reads the file back, band by band if it can be.
  ///
  /// - Throws: `codec` if its pixels are others.
  package static func verify(_ file: [UInt8], shows pixels: PixelDigest) throws(PNGError) {
    if let rows = try PNGRows(file) {
      let bands = RowsAhead(rows).reader().map { ContentHash(pixels: $0) }
      if PixelDigest(width: rows.width, height: rows.height, bands: bands) == pixels { return }
    }
    // libpng has the last word.
    guard try PixelDigest(PNGDecoder.decode(file).pixmap) == pixels else {
      throw .codec(message: "the file does not decode to the picture it was made of")
    }
  }
}
