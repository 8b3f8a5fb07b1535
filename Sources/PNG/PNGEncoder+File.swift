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
    try verify(bytes, shows: decoded.pixmap)
    return bytes
  }

  /// Reads the file back, part by part on all processors or band by band where that can be.
  ///
  /// - Throws: `codec` where it does not show `picture`.
  package static func verify(
    _ file: [UInt8], shows picture: any PictureRows
  ) throws(PNGError) {
    if let rows = try PNGRows(file) {
      if rows.showInParts(picture) || RowsAhead(rows).hasPixels(of: picture) { return }
    }
    // Filtered rows, as photographs have them, are read by libpng alone.
    guard try PNGDecoder.decode(file).pixmap.hasPixels(of: picture) else {
      throw .codec(message: "the file does not decode to the picture it was made of")
    }
  }
}
