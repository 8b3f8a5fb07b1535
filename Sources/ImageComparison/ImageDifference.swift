package import DarkroomRaster

/// The result of a comparison of two pictures.
package struct ImageDifference: Equatable, Sendable {
  package let referenceSize: PixelSize
  package let actualSize: PixelSize
  /// The number of compared pixels, without ignored ones.
  package var comparedPixels = 0
  /// The number of pixels that differ by the mode's rule.
  package var differingPixels = 0
  /// The number of pixels that count as anti-aliasing.
  package var forgivenPixels = 0
  /// The number of pixels with a different value, including tolerated ones.
  package var changedPixels = 0
  /// The number of channels with a different value, at most four for each pixel.
  package var differingBytes = 0
  /// The largest distance of two premultiplied channels and the first pixel that has it.
  package var largestChannelDifference: ChannelDifference?
  /// The largest color difference, in the perceptual mode.
  package var largestColorDifference: Double?
  /// The smallest box that contains all pixels that differ.
  package var boundingBox: IntRect?
  /// Groups of neighboring pixels that differ, from top to bottom, then left to right.
  ///
  /// Boxes do not overlap.
  package var regions: [DifferenceRegion] = []
  /// The number of differing pixels in each band of 64 rows.
  package var bands: [Int] = []
  package var isMatch = false
  /// The verdicts, or nil if all compared pixels are equal or the sizes differ.
  var verdicts: VerdictMap?

  /// Creates the difference of pictures of different sizes.
  package init(referenceSize: PixelSize, actualSize: PixelSize) {
    self.referenceSize = referenceSize
    self.actualSize = actualSize
  }

  /// Creates the difference of pictures that are known to be equal.
  package init(equal size: PixelSize) {
    self.init(size: size, comparedPixels: size.pixelCount, isMatch: true)
  }

  init(size: PixelSize, comparedPixels: Int, isMatch: Bool) {
    self.init(referenceSize: size, actualSize: size)
    self.comparedPixels = comparedPixels
    self.isMatch = isMatch
    bands = [Int](repeating: 0, count: PixelDigest.bandCount(height: size.height))
  }

  package var hasSizeMismatch: Bool { referenceSize != actualSize }

  /// The share of compared pixels that differ, from 0 to 1.
  package var share: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }

  package func verdict(x: Int, y: Int) -> PixelVerdict {
    verdicts.flatMap { PixelVerdict(rawValue: $0[y * referenceSize.width + x]) } ?? .equal
  }
}
