/// The metric of pixelmatch, which measures straight pixels.
///
/// - SeeAlso: Kotsarenko, Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in
///   mobile applications" (2010), for the numbers. We differ where pixelmatch does: translucent pixels, which the paper
///   does not have, are laid on a pattern whose periods are powers of the golden ratio.
enum YIQ {
  /// Returns the brightness of `first` minus that of `second`, from −255 to 255.
  ///
  /// `index` is the index of the first pixel.
  static func brightnessDifference(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    guard first != second else { return 0 }
    let (r, g, b) = channelDifferences(first, second, at: index)
    return brightness(r, g, b)
  }

  /// Returns the distance, from 0 to 35215.
  static func distance(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    guard first != second else { return 0 }
    let (r, g, b) = channelDifferences(first, second, at: index)
    let y = brightness(r, g, b)
    let i = r * 0.59597799 - g * 0.27417610 - b * 0.32180189
    let q = r * 0.21147017 - g * 0.52261711 + b * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  private static func brightness(_ r: Double, _ g: Double, _ b: Double) -> Double {
    r * 0.29889531 + g * 0.58662247 + b * 0.11448223
  }

  /// Translucent pixels are laid on a pattern that changes with the place, so that no color can hide.
  private static func channelDifferences(
    _ first: UInt32, _ second: UInt32, at index: Int
  ) -> (Double, Double, Double) {
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Double { Double(pixel >> shift & 255) }
    let (a1, a2) = (channel(first, 24), channel(second, 24))
    func difference(_ shift: UInt32, on background: Double) -> Double {
      let (c1, c2) = (channel(first, shift), channel(second, shift))
      return a1 < 255 || a2 < 255 ? (c1 * a1 - c2 * a2 - background * (a1 - a2)) / 255 : c1 - c2
    }
    let offset = Double(index * 4)
    func background(_ ratio: Double) -> Double { Int(offset / ratio) % 2 == 0 ? 48 : 207 }
    return (
      difference(0, on: 48), difference(8, on: background(1.618033988749895)),
      difference(16, on: background(2.618033988749895))
    )
  }
}
