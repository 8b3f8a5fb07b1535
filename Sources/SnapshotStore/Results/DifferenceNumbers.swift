package import DarkroomImageComparison
import DarkroomRaster

/// The size of the difference between a picture and its reference.
///
/// Everything in pixels.
package struct DifferenceNumbers: Codable, Equatable, Sendable {
  package var width: Int
  package var height: Int
  package var referenceWidth: Int
  package var referenceHeight: Int
  package var differing: Int
  /// The largest difference of one channel, 0…255.
  package var largestChannel: Int
  /// The x and y coordinates, width and height of the box around all differing pixels.
  package var box: [Int]?
  /// The views that drew the differing pixels, starting with the one that drew most of them.
  package var views: [String]?
  /// The tolerance that the settings or the command line allowed, in words.
  package var tolerance: String?

  package init(
    width: Int, height: Int, referenceWidth: Int, referenceHeight: Int, differing: Int,
    largestChannel: Int, box: [Int]? = nil, views: [String]? = nil
  ) {
    self.width = width
    self.height = height
    self.referenceWidth = referenceWidth
    self.referenceHeight = referenceHeight
    self.differing = differing
    self.largestChannel = largestChannel
    self.box = box
    self.views = views
  }

  /// The number of pixels of the picture; `Int.max` if a file contains a size that overflows.
  package var pixels: Int {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : pixels
  }

  package var share: Double { pixels == 0 ? 0 : Double(differing) / Double(pixels) }
}

extension DifferenceNumbers {
  package init(_ difference: ImageDifference) {
    self.init(
      width: difference.actualSize.width, height: difference.actualSize.height,
      referenceWidth: difference.referenceSize.width,
      referenceHeight: difference.referenceSize.height, differing: difference.differingPixels,
      largestChannel: difference.largestChannelDifference?.amount ?? 0,
      box: difference.boundingBox.map { [$0.minX, $0.minY, $0.maxX - $0.minX, $0.maxY - $0.minY] })
  }
}
