import DarkroomRaster

extension PNGEncoder {
  /// - Parameters:
  ///   - rowsAtOnce: as the packer is asked for; nil where it can give any number.
  ///   - start: called on the thread where rows are first asked for.
  static func write(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata,
    rowsAtOnce: Int? = PixelDigest.bandHeight,
    start: @escaping @Sendable () -> RowParts.Packer
  ) throws(PNGError) -> [UInt8] {
    guard encoding.coding.options.isQuick else {
      return try writeParts(
        encoding, metadata, RowParts(encoding.header, rowsAtOnce: rowsAtOnce, start: start))
    }
    let height = encoding.header.height
    guard height > PixelDigest.bandHeight else {
      return try writeQuick(encoding, metadata, next: bands(height: height, by: start()))
    }
    let bands = ReadAhead { Self.bands(height: height, by: start()) }
    return try writeQuick(encoding, metadata) { bands.next() }
  }

  private static func writeParts(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata, _ rows: RowParts
  ) throws(PNGError) -> [UInt8] {
    var writer = try LibPNGWriter()
    try writer.begin(encoding, metadata: metadata)
    for part in try PackedParts(rows, encoding).packed() { try writer.write(part) }
    return try writer.finish()
  }

  /// - Parameter next: gives the bands of the picture; nil where one cannot be read.
  static func writeQuick(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata, next: () -> PackedBand?
  ) throws(PNGError) -> [UInt8] {
    var writer = try LibPNGWriter()
    try writer.begin(encoding, metadata: metadata)
    for _ in 0..<PixelDigest.bandCount(height: encoding.header.height) {
      guard let band = next() else {
        throw .codec(message: "the picture's rows cannot be read")
      }
      try writer.write(band)
    }
    return try writer.finish()
  }

  /// Gives band after band.
  private static func bands(height: Int, by pack: @escaping RowParts.Packer) -> () -> PackedBand? {
    var row = 0
    return {
      let rows = row..<min(row + PixelDigest.bandHeight, height)
      row = rows.upperBound
      guard !rows.isEmpty, let bytes = pack(rows) else { return nil }
      return PackedBand(rows: rows.count, bytes: bytes)
    }
  }
}
