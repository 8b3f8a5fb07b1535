package import DarkroomRaster

/// Makes PNG files of pictures.
///
/// The bytes depend on pixels, metadata, options and the versions of libpng and zlib alone, or of ISA-L where options are
/// quick. At most 256 colours make a palette file of 1, 2, 4 or 8 bits, opaque pictures RGB, all else RGBA.
package enum PNGEncoder {
  package static func encode(
    _ pixmap: Pixmap, metadata: PNGMetadata = PNGMetadata(),
    options: PNGEncodingOptions = .reference
  ) throws(PNGError) -> [UInt8] {
    try check(width: pixmap.width, height: pixmap.height)
    let file = try unstamped(pixmap, metadata: metadata, options: options)
    return metadata.stamp?.stamped(file) ?? file
  }

  private static func unstamped(
    _ pixmap: Pixmap, metadata: PNGMetadata, options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let (width, height) = (pixmap.width, pixmap.height)
    if options.indexed, let picture = IndexedPicture(pixmap) {
      let encoding = PictureEncoding(
        picture.palette, width: width, height: height, options: options)
      return try write(encoding, metadata, rowsAtOnce: nil) { { picture.packed(rows: $0) } }
    }
    let rows = TrueColorRows(isOpaque: pixmap.isOpaque)
    let encoding = PictureEncoding(
      rows, width: width, height: height, options: options,
      isPhotographic: NeighborSample(pixmap).isPhotographic)
    return try write(encoding, metadata, rowsAtOnce: nil) {
      { rows.packed(pixmap.pixels[$0.lowerBound * width..<$0.upperBound * width]) }
    }
  }

  static func check(width: Int, height: Int) throws(PNGError) {
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(width), sides.contains(height) else {
      throw .noPixels(width: width, height: height)
    }
  }
}
