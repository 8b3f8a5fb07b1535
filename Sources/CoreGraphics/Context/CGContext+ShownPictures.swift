extension CGContext {
  /// Whether a picture of a size in points does not exceed the greatest number of pixels; an infinite one does.
  package static func hasRoom(for size: CGSize, scale: CGFloat) -> Bool {
    size.width * scale * (size.height * scale) <= CGFloat(mostPixels)
  }

  /// The greatest number of pixels on a side of a square picture that is made only to be shown within another, which
  /// take 64 MiB of memory.
  private static let shownSquare: CGFloat = 4_096
  /// The greatest number of pixels on a side of such a picture.
  private static let mostShownPixelsOnSide: CGFloat = 1_048_576

  /// The number of pixels per point for a picture that is made only to be shown within another, as that of a symbol.
  ///
  /// It is `scale`, or less for a picture that is far larger than any screen: shown at its size in points, such a
  /// picture is not sharp, but it does not exceed the memory.
  package static func shownScale(_ scale: CGFloat, of size: CGSize) -> CGFloat {
    let longest = max(size.width, size.height)
    guard longest > 0, longest.isFinite, scale.isFinite else { return scale }
    // The product of two lengths may be infinite.
    let area = shownSquare / longest.squareRoot() / min(size.width, size.height).squareRoot()
    let limit = min(area, mostShownPixelsOnSide / longest)
    return limit < scale ? limit : scale
  }
}
