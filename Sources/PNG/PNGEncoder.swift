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
    try check(width: pixmap.width, height: pixmap.height)
    let file = try unstamped(pixmap, metadata: metadata, options: options)
    return metadata.stamp?.stamped(file) ?? file
  }

  private static func unstamped(
    _ pixmap: Pixmap, metadata: PNGMetadata, options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let size = (pixmap.width, pixmap.height)
    if options.indexed, let picture = IndexedPicture(pixmap) {
      let coding = PNGCoding(indexed: options)
      return try write(size, picture.palette, metadata, coding) { picture.packed(rows: $0) }
    }
    let rows = TrueColorRows(isOpaque: pixmap.isOpaque)
    let coding = PNGCoding(
      isPhotographic: NeighborSample(pixmap).isPhotographic, options: options)
    return try write(size, rows, metadata, coding) {
      rows.packed(
        pixmap.pixels[$0.lowerBound * pixmap.width..<$0.upperBound * pixmap.width])
    }
  }

  static func check(width: Int, height: Int) throws(PNGError) {
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(width), sides.contains(height) else {
      throw .noPixels(width: width, height: height)
    }
  }

  static func write(
    _ size: (width: Int, height: Int), _ palette: IndexedPalette, _ metadata: PNGMetadata,
    _ coding: PNGCoding, packed: (Range<Int>) -> [UInt8]?
  ) throws(PNGError) -> [UInt8] {
    let header = PNGHeader(
      width: size.width, height: size.height, bitDepth: palette.bitDepth, colorType: .palette)
    return try write(header, palette: palette.colors, metadata, coding, packed: packed)
  }

  static func write(
    _ size: (width: Int, height: Int), _ rows: TrueColorRows, _ metadata: PNGMetadata,
    _ coding: PNGCoding, packed: (Range<Int>) -> [UInt8]?
  ) throws(PNGError) -> [UInt8] {
    let header = PNGHeader(
      width: size.width, height: size.height, bitDepth: 8,
      colorType: rows.isOpaque ? .rgb : .rgba)
    return try write(header, palette: [], metadata, coding, packed: packed)
  }

  /// - Parameter packed: rows as the file holds them; nil where they cannot be read.
  static func write(
    _ header: PNGHeader, palette: [UInt32], _ metadata: PNGMetadata, _ coding: PNGCoding,
    packed: (Range<Int>) -> [UInt8]?
  ) throws(PNGError) -> [UInt8] {
    var writer = try LibPNGWriter()
    try writer.begin(header, palette: palette, metadata: metadata, coding: coding)
    for start in stride(from: 0, to: header.height, by: 64) {
      let rows = start..<min(start + 64, header.height)
      guard let bytes = packed(rows) else {
        throw .codec(message: "the picture's rows cannot be read")
      }
      try writer.write(bytes, count: rows.count)
    }
    return try writer.finish()
  }
}
