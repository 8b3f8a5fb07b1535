import DarkroomRaster

/// Where the rows of a picture are cut into parts that are packed, and can be read, by themselves.
///
/// It depends on the size of the picture alone, so the file does not depend on the threads.
struct PartRanges {
  /// Of a part, where a band is not longer: enough to lose little by what it cannot repeat, and few enough for all
  /// processors to have some.
  private static let mostBytes = 512 << 10

  let count: Int
  private let height: Int
  private let rowsPerPart: Int

  init(_ header: PNGHeader) {
    let bands = Self.mostBytes / (PixelDigest.bandHeight * (header.rowBytes + 1))
    height = header.height
    rowsPerPart = max(1, bands) * PixelDigest.bandHeight
    count = (height + rowsPerPart - 1) / rowsPerPart
  }

  /// Rows of the part.
  subscript(index: Int) -> Range<Int> {
    index * rowsPerPart..<min((index + 1) * rowsPerPart, height)
  }
}
