package import DarkroomRaster

/// What a comparison of two pictures found.
package struct ImageDifference: Equatable, Sendable {
  package let referenceSize: PixelSize
  package let actualSize: PixelSize
  /// Pixels of the picture without ignored ones.
  package var comparedPixels = 0
  /// Pixels that differ by the mode's rule.
  package var differingPixels = 0
  /// Pixels taken for anti-aliasing.
  package var forgivenPixels = 0
  /// Pixels with any other value, whatever the mode tolerates.
  package var changedPixels = 0
  /// Channels with another value, four a pixel at most.
  package var differingBytes = 0
  /// The largest distance of two premultiplied channels and the first pixel that has it.
  package var largestChannelDifference: ChannelDifference?
  /// The largest color difference, in the perceptual mode.
  package var largestColorDifference: Double?
  /// Holds all pixels that differ.
  package var boundingBox: IntRect?
  /// Groups of neighboring pixels that differ, from top to bottom, then left to right.
  ///
  /// Boxes do not overlap.
  package var regions: [DifferenceRegion] = []
  /// Differing pixels in each band of 64 rows.
  package var bands: [Int] = []
  package var isMatch = false
  /// Nil if all compared pixels are equal or sizes differ.
  var verdicts: VerdictMap?

  /// Sizes differ.
  package init(referenceSize: PixelSize, actualSize: PixelSize) {
    self.referenceSize = referenceSize
    self.actualSize = actualSize
  }

  /// Of pictures that are known to be equal.
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

  /// Differing among compared pixels, 0 to 1.
  package var share: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }

  package func verdict(x: Int, y: Int) -> PixelVerdict {
    verdicts.flatMap { PixelVerdict(rawValue: $0[y * referenceSize.width + x]) } ?? .equal
  }
}
