import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees

/// What `diff` prints.
struct DifferenceReport: Encodable {
  var isMatch: Bool
  var words: [String]
  var numbers: DifferenceNumbers?

  init(isMatch: Bool, words: [String], numbers: DifferenceNumbers? = nil) {
    self.isMatch = isMatch
    self.words = words
    self.numbers = numbers
  }

  init(_ difference: ImageDifference, _ old: PNGMetadata, _ new: PNGMetadata) {
    self.init(isMatch: difference.isMatch, words: ["\(difference)".firstUppercased + "."])
    if let before = old["View tree"].flatMap(TreeText.parse),
      let after = new["View tree"].flatMap(TreeText.parse)
    {
      words += TreeComparison(old: before, new: after).summary(limit: 20)
    }
    numbers = DifferenceNumbers(
      width: difference.actualSize.width, height: difference.actualSize.height,
      referenceWidth: difference.referenceSize.width,
      referenceHeight: difference.referenceSize.height, differing: difference.differingPixels,
      largestChannel: difference.largestChannelDifference?.amount ?? 0,
      box: difference.boundingBox.map { [$0.minX, $0.minY, $0.maxX - $0.minX, $0.maxY - $0.minY] })
  }
}

extension String {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
