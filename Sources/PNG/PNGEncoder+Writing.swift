import DarkroomRaster

extension PNGEncoder {
  /// Makes rows as the file holds them, of a range that begins where the one before has ended; nil where they cannot be
  /// read.
  typealias Packer = (Range<Int>) -> [UInt8]?

  private static let bandHeight = PixelDigest.bandHeight

  /// Packs the rows, and tries filters on them, on another thread than zlib's.
  ///
  /// - Parameter start: called where rows are packed.
  static func write(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata, start: @escaping @Sendable () -> Packer
  ) throws(PNGError) -> [UInt8] {
    let header = encoding.header
    let trial =
      encoding.coding.filter == .tried
      ? try FilterTrial(width: header.width, channels: header.colorType.channels) : nil
    let height = header.height
    guard height > bandHeight else {
      let packed = packed(height: height, by: start(), trial)
      return try write(encoding, metadata, next: packed)
    }
    let packed = ReadAhead { Self.packed(height: height, by: start(), trial) }
    return try write(encoding, metadata) { packed.next() }
  }

  /// - Parameter next: gives the bands of the picture; nil where one cannot be read.
  static func write(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata, next: () -> PackedBand?
  ) throws(PNGError) -> [UInt8] {
    var writer = try LibPNGWriter()
    try writer.begin(
      encoding.header, palette: encoding.palette, metadata: metadata, coding: encoding.coding)
    for _ in 0..<PixelDigest.bandCount(height: encoding.header.height) {
      guard let band = next() else {
        throw .codec(message: "the picture's rows cannot be read")
      }
      try writer.write(band)
    }
    return try writer.finish()
  }

  /// Gives band after band.
  private static func packed(height: Int, by pack: @escaping Packer, _ trial: FilterTrial?)
    -> () -> PackedBand?
  {
    var row = 0
    return {
      let rows = row..<min(row + bandHeight, height)
      row = rows.upperBound
      guard !rows.isEmpty, let bytes = pack(rows) else { return nil }
      let filter = trial?.best(for: bytes, count: rows.count) ?? 0
      return PackedBand(rows: rows.count, bytes: bytes, filter: filter)
    }
  }
}
