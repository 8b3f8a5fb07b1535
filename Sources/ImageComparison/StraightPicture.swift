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

  /// Returns whether the pixel lies on the slope between a darker and a brighter area that both pictures have.
  ///
  /// - SeeAlso: V. Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009). As there, in pixelmatch's
  ///   form.
  func isAntialiased(_ index: Int, against other: StraightPicture) -> Bool {
    guard !hasManySiblings(index), let extremes = extremes(around: index) else { return false }
    return [extremes.darkest, extremes.brightest].contains {
      hasManySiblings($0) && other.hasManySiblings($0)
    }
  }

  /// The neighbors that differ most in brightness, the first of equals; nil if all others are on one side,
  /// or where more than two, a border among them, are as bright as the pixel.
  private func extremes(around index: Int) -> (darkest: Int, brightest: Int)? {
    var equal = NeighborIndices.isAtBorder(index, width: width, height: height) ? 1 : 0
    var (lowest, darkest) = (0.0, index)
    var (highest, brightest) = (0.0, index)
    let pixel = pixels[index]
    NeighborIndices.visit(around: index, width: width, height: height) { neighbor in
      let delta = YIQ.brightnessDifference(pixel, pixels[neighbor], at: index)
      if delta == 0 {
        equal += 1
      } else if delta < lowest {
        (lowest, darkest) = (delta, neighbor)
      } else if delta > highest {
        (highest, brightest) = (delta, neighbor)
      }
      return equal <= 2
    }
    return equal > 2 || lowest == 0 || highest == 0 ? nil : (darkest, brightest)
  }

  /// Returns whether three neighbors have the pixel's value; a border of the picture counts as one.
  private func hasManySiblings(_ index: Int) -> Bool {
    var equal = NeighborIndices.isAtBorder(index, width: width, height: height) ? 1 : 0
    let pixel = pixels[index]
    NeighborIndices.visit(around: index, width: width, height: height) { neighbor in
      if pixels[neighbor] == pixel { equal += 1 }
      return equal <= 2
    }
    return equal > 2
  }

  func hasNeighbor(of index: Int, where condition: (Int) -> Bool) -> Bool {
    var isFound = false
    NeighborIndices.visit(around: index, width: width, height: height) { neighbor in
      isFound = condition(neighbor)
      return !isFound
    }
    return isFound
  }
}
