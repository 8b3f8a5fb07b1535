package import DarkroomRaster

/// A picture that shows where two others differ.
///
/// The reference in light grey; differing pixels red, forgiven ones yellow, ignored ones hatched in blue. At
/// most 31 colours, hence a small palette file. Where sizes differ, what only the reference covers is pink,
/// what only the actual picture covers light green.
package enum DifferencePicture {
  private static let different: UInt32 = 0xFF00_00FF
  private static let forgiven: UInt32 = 0xFF00_DDFF
  private static let hatch: UInt32 = 0xFFE0_A060
  private static let onlyReference: UInt32 = 0xFFC0_C0FF
  private static let onlyActual: UInt32 = 0xFFC0_FFC0

  package static func picture(
    of difference: ImageDifference, reference: Pixmap, actual: Pixmap
  ) -> Pixmap {
    guard !difference.hasSizeMismatch else { return overlay(reference, actual) }
    var picture = Pixmap(
      width: reference.width, height: reference.height, pixels: dimmed(reference.pixels))
    for (index, verdict) in difference.verdicts.enumerated() where verdict > 1 {
      switch PixelVerdict(rawValue: verdict) {
      case .different: picture.pixels[index] = different
      case .forgiven: picture.pixels[index] = forgiven
      case .ignored where isHatched(index, width: reference.width): picture.pixels[index] = hatch
      default: break
      }
    }
    return picture
  }

  /// Both from the top-left corner.
  private static func overlay(_ reference: Pixmap, _ actual: Pixmap) -> Pixmap {
    let (width, height) = (max(reference.width, actual.width), max(reference.height, actual.height))
    var picture = Pixmap(width: width, height: height, filledWith: .max)
    for y in 0..<height {
      for x in 0..<width {
        let old = x < reference.width && y < reference.height ? reference[x, y] : nil
        let new = x < actual.width && y < actual.height ? actual[x, y] : nil
        picture[x, y] = color(old, new)
      }
    }
    return picture
  }

  private static func color(_ old: UInt32?, _ new: UInt32?) -> UInt32 {
    switch (old, new) {
    case (let old?, let new?): old == new ? dimmed(old) : different
    case (_?, nil): onlyReference
    case (nil, _?): onlyActual
    case (nil, nil): .max
    }
  }

  private static func dimmed(_ pixels: [UInt32]) -> [UInt32] {
    var (previous, result) = (UInt32.zero, dimmed(0))
    return pixels.map { pixel in
      if pixel != previous { (previous, result) = (pixel, dimmed(pixel)) }
      return result
    }
  }

  /// A tenth of the pixel's brightness on white: greys from 229 to 255.
  private static func dimmed(_ pixel: UInt32) -> UInt32 {
    let (r, g, b) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255)
    // Weights of BT.601 in 256ths; premultiplied colour on white.
    let brightness = ((77 * r + 150 * g + 29 * b) >> 8) + (255 - (pixel >> 24))
    return (255 - (255 - min(255, brightness)) / 10 as UInt32) * 0x1_0101 | 0xFF00_0000
  }

  private static func isHatched(_ index: Int, width: Int) -> Bool {
    (index % width + index / width) % 8 < 2
  }
}
