import DarkroomRaster

/// A picture with straight alpha, as pixelmatch looks at it.
struct StraightPicture {
  let pixels: [UInt32]
  private let width: Int
  private let height: Int

  init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    pixels =
      pixmap.isOpaque
      ? pixmap.pixels : pixmap.pixels.map { StraightAlpha.straight(premultiplied: $0) }
  }

  /// Whether the pixel lies on the slope between a darker and a brighter area that both pictures have.
  func isAntialiased(_ index: Int, against other: StraightPicture) -> Bool {
    let around = neighbors(of: index)
    var equal = around.count < 8 ? 1 : 0
    var (darkest, darkestIndex) = (0.0, index)
    var (brightest, brightestIndex) = (0.0, index)
    for neighbor in around {
      let delta = YIQ.brightnessDifference(pixels[index], pixels[neighbor], at: index)
      if delta == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if delta < darkest {
        (darkest, darkestIndex) = (delta, neighbor)
      } else if delta > brightest {
        (brightest, brightestIndex) = (delta, neighbor)
      }
    }
    guard darkest != 0, brightest != 0 else { return false }
    return (hasManySiblings(darkestIndex) && other.hasManySiblings(darkestIndex))
      || (hasManySiblings(brightestIndex) && other.hasManySiblings(brightestIndex))
  }

  /// Whether three neighbours have the pixel's value; a border of the picture counts as one.
  private func hasManySiblings(_ index: Int) -> Bool {
    let around = neighbors(of: index)
    let equal = around.count < 8 ? 1 : 0
    return around.reduce(equal) { $0 + (pixels[$1] == pixels[index] ? 1 : 0) } > 2
  }

  /// Up to eight, by columns from the left, each from the top: ties are resolved in this order.
  func neighbors(of index: Int) -> NeighborIndices {
    NeighborIndices(of: index, width: width, height: height)
  }
}
