import DarkroomRaster

extension PNGEncoder {
  /// Returns a range of rows in the file's format, or nil if they cannot be read; ranges are consecutive.
  typealias Packer = (Range<Int>) -> [UInt8]?

  /// - Parameter start: a closure that is called on the thread that first needs rows.
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

  /// - Parameter next: returns the bands of the picture; nil if one cannot be read.
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

  /// Returns a closure that packs one band after another.
  private static func bands(height: Int, by pack: @escaping Packer) -> () -> [UInt8]? {
    var row = 0
    return {
      let rows = row..<min(row + PixelDigest.bandHeight, height)
      row = rows.upperBound
      return rows.isEmpty ? nil : pack(rows)
    }
  }
}
