import DarkroomRaster

extension PNGEncoder {
  /// Gives rows of a range as the file holds them, which begins where the one before has ended; nil if they cannot be
  /// read.
  typealias Packer = (Range<Int>) -> [UInt8]?

  /// - Parameter start: called on the thread on which rows are first asked for.
  static func write(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata,
    start: @escaping @Sendable () -> Packer
  ) throws(PNGError) -> [UInt8] {
    let height = encoding.header.height
    guard height > PixelDigest.bandHeight else {
      return try write(encoding, metadata, next: bands(height: height, by: start()))
    }
    let bands = ReadAhead { Self.bands(height: height, by: start()) }
    return try write(encoding, metadata) { bands.next() }
  }

  /// - Parameter next: gives the bands of the picture; nil if one cannot be read.
  static func write(
    _ encoding: PictureEncoding, _ metadata: PNGMetadata, next: () -> [UInt8]?
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
  private static func bands(height: Int, by pack: @escaping Packer) -> () -> [UInt8]? {
    var row = 0
    return {
      let rows = row..<min(row + PixelDigest.bandHeight, height)
      row = rows.upperBound
      return rows.isEmpty ? nil : pack(rows)
    }
  }
}
