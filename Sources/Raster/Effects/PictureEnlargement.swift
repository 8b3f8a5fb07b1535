/// Enlarges each pixel to a cell of several, by linear interpolation between the centers of the cells.
struct PictureEnlargement {
  private let small: Pixmap
  /// The number of pixels along the side of a cell.
  private let cell: Int

  init(_ small: Pixmap, by cell: Int) {
    self.small = small
    self.cell = cell
  }

  /// The first `width` by `height` pixels.
  func picture(_ width: Int, _ height: Int) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    let columns = (0..<width).map { place($0, small.width) }
    var mixed = [UInt64](repeating: 0, count: small.width)
    for y in 0..<height {
      let row = place(y, small.height)
      for x in 0..<small.width {
        mixed[x] = Self.mix(
          Self.spread(small.pixels[row.first * small.width + x]),
          Self.spread(small.pixels[row.second * small.width + x]), row.share)
      }
      for x in 0..<width {
        let column = columns[x]
        picture.pixels[y * width + x] = Self.packed(
          Self.mix(mixed[column.first], mixed[column.second], column.share))
      }
    }
    return picture
  }

  /// The cells whose centers are before and after a pixel's, and the fraction of the latter in 256ths.
  private func place(_ pixel: Int, _ count: Int) -> (first: Int, second: Int, share: UInt64) {
    let position = max(0, (2 * pixel + 1) * 128 / cell - 128)
    let first = min(count - 1, position >> 8)
    return (first, min(count - 1, first + 1), UInt64(position & 255))
  }

  /// Each channel in 16 bits.
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return pixel & 0xff | (pixel & 0xff00) << 8 | (pixel & 0xff_0000) << 16
      | (pixel & 0xff00_0000) << 24
  }

  private static func packed(_ spread: UInt64) -> UInt32 {
    UInt32(
      spread & 0xff | (spread >> 8) & 0xff00 | (spread >> 16) & 0xff_0000
        | (spread >> 24) & 0xff00_0000)
  }

  private static func mix(_ a: UInt64, _ b: UInt64, _ share: UInt64) -> UInt64 {
    ((a * (256 - share) + b * share + 0x80_0080_0080_0080) >> 8) & 0xff_00ff_00ff_00ff
  }
}
