import DarkroomRaster

/// A picture of at most 256 colors as a palette and indices.
struct IndexedPicture {
  let palette: IndexedPalette
  private let numbers: [UInt8]
  private let width: Int

  /// Returns nil if there are more than 256 colors.
  init?(_ pixmap: Pixmap) {
    var table = ColorTable()
    guard let numbers = table.numberPixels(pixmap.pixels[...]) else { return nil }
    palette = IndexedPalette(table)
    self.numbers = numbers
    width = pixmap.width
  }

  func packed(rows: Range<Int>) -> [UInt8] {
    palette.packed(numbers[rows.lowerBound * width..<rows.upperBound * width], width: width)
  }
}
