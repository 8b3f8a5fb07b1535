import DarkroomRaster

extension ImageDifference: CustomStringConvertible {
  /// The numbers in one sentence, without a period at its end.
  package var description: String {
    guard !hasSizeMismatch else {
      return "the size is \(actualSize) pixels instead of \(referenceSize)"
    }
    guard changedPixels > 0 else { return "all pixels are equal" }
    guard differingPixels > 0 else { return "\(changedPixels) pixels differ within the tolerance" }
    var text = "\(differingPixels) of \(comparedPixels) pixels differ (\(Percentage.words(share)))"
    if let largest = largestChannelDifference {
      text += ", by up to \(largest.amount) of 255 (at \(largest.x), \(largest.y))"
    }
    if let box = boundingBox {
      text += ", within x \(box.minX) y \(box.minY) \(box.width)×\(box.height)"
    }
    return text
  }
}
