/// A linear map of colors: each channel becomes a weighted sum of all four channels and a constant.
///
/// - SeeAlso: W3C, "Filter Effects Module Level 1" (2018), `feColorMatrix`: the colors are not premultiplied, and sums
///   are cut to what a channel holds. We differ: whole numbers, so that every processor gives the same bytes.
package struct ColorTransform: Hashable, Sendable {
  /// The weights in 65,536ths, in rows for red, green, blue and alpha; each row has weights for red, green, blue, alpha
  /// and 1.
  let shares: [Int]

  /// The largest magnitude of a share.
  private static let limit = 4096.0

  /// - Parameter rows: Four rows of five values. Missing values and values that are not a number count as zero.
  package init(rows: [[Double]]) {
    shares = (0..<20).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 5)
      guard rows.indices.contains(row), rows[row].indices.contains(column) else { return 0 }
      let share = rows[row][column]
      guard !share.isNaN else { return 0 }
      return Int((max(-Self.limit, min(Self.limit, share)) * 65_536).rounded())
    }
  }

  /// Returns the transformed color of a premultiplied pixel.
  func applied(to pixel: UInt32) -> UInt32 {
    let straight = StraightAlpha.straight(premultiplied: pixel)
    let (red, green) = (Int(straight & 255), Int(straight >> 8 & 255))
    let (blue, alpha) = (Int(straight >> 16 & 255), Int(straight >> 24))
    func channel(_ row: Int) -> UInt32 {
      let first = row * 5
      let colors = shares[first] * red + shares[first + 1] * green + shares[first + 2] * blue
      let sum = colors + shares[first + 3] * alpha + shares[first + 4] * 255
      return UInt32(max(0, min(255, (sum + 32_768) >> 16)))
    }
    return StraightAlpha.premultiplied(
      straight: channel(0) | channel(1) << 8 | channel(2) << 16 | channel(3) << 24)
  }

  /// Returns the picture in the transformed colors.
  ///
  /// It computes the color of a run of equal pixels once.
  func applied(to picture: Pixmap) -> Pixmap {
    var picture = picture
    var last = UInt32(0)
    var result = applied(to: last)
    for index in picture.pixels.indices {
      let pixel = picture.pixels[index]
      if pixel != last { (last, result) = (pixel, applied(to: pixel)) }
      picture.pixels[index] = result
    }
    return picture
  }
}
