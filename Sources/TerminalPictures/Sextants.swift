package import DarkroomRaster

/// Six pixels a character, in two colors: the best that a terminal without graphics shows, by the characters U+1FB00 to
/// U+1FB3B of Unicode 13.
///
/// If a cell has more than two colors, they are parted at the middle of the channel in which they are farthest apart,
/// and each part gets its mean.
///
/// - SeeAlso: G. Campbell et al., "Two bit/pixel full color encoding" (1986), for two colors a cell; P. S. Heckbert,
///   "Color image quantization for frame buffer display" (1982), for the widest channel; Unicode 13, "Symbols for
///   Legacy Computing". We differ: the widest channel is cut in the middle of its range, neither at the median nor at
///   the mean of the lightness.
package enum Sextants {
  /// The UTF-8 of each character, indexed by its foreground pixels: one bit each, the top left one lowest.
  private static let glyphs: [[UInt8]] = (0..<64).map { index in
    switch index {
    case 0: [UInt8](" ".utf8)
    case 0b01_0101: [UInt8]("▌".utf8)
    case 0b10_1010: [UInt8]("▐".utf8)
    case 63: [UInt8]("█".utf8)
    // Those above have characters of their own, and no place among the others.
    default: utf8(0x1FB00 + index - 1 - (index > 0b01_0101 ? 1 : 0) - (index > 0b10_1010 ? 1 : 0))
    }
  }

  private static func utf8(_ value: Int) -> [UInt8] {
    Unicode.Scalar(UInt32(value)).map { [UInt8](String(Character($0)).utf8) } ?? []
  }

  /// Returns the rows of characters.
  ///
  /// - Parameter picture: an opaque picture with two pixels per column of characters and three per row.
  package static func rowTexts(_ picture: Pixmap) -> [String] {
    let glyphs = glyphs
    var cell = [UInt32](repeating: 0, count: 6)
    return (0..<picture.height / 3).map { row in
      var text = CellText(columns: picture.width / 2)
      for column in 0..<picture.width / 2 {
        for index in cell.indices {
          cell[index] = picture[column * 2 + index % 2, row * 3 + index / 2]
        }
        let (bits, foreground, background) = colors(of: cell)
        text.put(glyphs[bits], bits == 0 ? nil : foreground, on: background)
      }
      return text.text
    }
  }

  private static func colors(of cell: [UInt32]) -> (bits: Int, UInt32, UInt32) {
    var chosen = (range: UInt32.zero, shift: UInt32.zero, middle: UInt32.zero)
    for shift: UInt32 in [0, 8, 16] {
      var (low, high): (UInt32, UInt32) = (255, 0)
      for pixel in cell {
        let value = pixel >> shift & 255
        low = min(low, value)
        high = max(high, value)
      }
      if high - low > chosen.range { chosen = (high - low, shift, (high + low) / 2) }
    }
    guard chosen.range > 0 else { return (0, cell[0], cell[0]) }
    var bits = 0
    for (index, pixel) in cell.enumerated() where pixel >> chosen.shift & 255 > chosen.middle {
      bits |= 1 << index
    }
    return (bits, mean(of: cell, bits), mean(of: cell, ~bits))
  }

  private static func mean(of cell: [UInt32], _ bits: Int) -> UInt32 {
    var sums: (UInt32, UInt32, UInt32, count: UInt32) = (0, 0, 0, 0)
    for (index, pixel) in cell.enumerated() where bits >> index & 1 == 1 {
      sums.0 += pixel & 255
      sums.1 += pixel >> 8 & 255
      sums.2 += pixel >> 16 & 255
      sums.count += 1
    }
    func mean(_ sum: UInt32) -> UInt32 { (sum + sums.count / 2) / sums.count }
    return mean(sums.0) | mean(sums.1) << 8 | mean(sums.2) << 16 | 0xFF00_0000
  }
}
