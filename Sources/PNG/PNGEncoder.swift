package import DarkroomRaster

/// Makes PNG files of pictures.
///
/// The bytes depend on pixels, metadata, options and the versions of libpng and zlib alone. At most 256
/// colours make a palette file of 1, 2, 4 or 8 bits, opaque pictures RGB, all else RGBA.
package enum PNGEncoder {
  package static func encode(
    _ pixmap: Pixmap, metadata: PNGMetadata = PNGMetadata(),
    options: PNGEncodingOptions = .reference
  ) throws(PNGError) -> [UInt8] {
    let limit = 0x7FFF_FFFF
    guard pixmap.width > 0, pixmap.height > 0, pixmap.width <= limit, pixmap.height <= limit else {
      throw .noPixels(width: pixmap.width, height: pixmap.height)
    }
    let file = try unstamped(pixmap, metadata: metadata, options: options)
    return metadata.stamp?.stamped(file) ?? file
  }

  private static func unstamped(
    _ pixmap: Pixmap, metadata: PNGMetadata, options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    if options.indexed, let picture = IndexedPicture(pixmap) {
      return try write(
        pixmap, as: .palette, bitDepth: picture.bitDepth, palette: picture.palette,
        metadata: metadata, coding: PNGCoding(indexed: options)
      ) { picture.packed(rows: $0) }
    }
    let picture = TrueColorRows(pixmap)
    return try write(
      pixmap, as: picture.isOpaque ? .rgb : .rgba, metadata: metadata,
      coding: PNGCoding(pixmap, options: options)
    ) { picture.packed(rows: $0) }
  }

  private static func write(
    _ pixmap: Pixmap, as colorType: PNGHeader.ColorType, bitDepth: Int = 8, palette: [UInt32] = [],
    metadata: PNGMetadata, coding: PNGCoding, packed: (Range<Int>) -> [UInt8]
  ) throws(PNGError) -> [UInt8] {
    let header = PNGHeader(
      width: pixmap.width, height: pixmap.height, bitDepth: bitDepth, colorType: colorType)
    var writer = try LibPNGWriter()
    try writer.begin(header, palette: palette, metadata: metadata, coding: coding)
    for start in stride(from: 0, to: pixmap.height, by: 64) {
      let rows = start..<min(start + 64, pixmap.height)
      try writer.write(packed(rows), count: rows.count)
    }
    return try writer.finish()
  }
}
