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
    // Equal trees are not parsed, because parsing takes as long as starting the tool.
    if old["View tree"] != new["View tree"], let before = old["View tree"].flatMap(TreeText.parse),
      let after = new["View tree"].flatMap(TreeText.parse)
    {
      words += TreeComparison(old: before, new: after).summary(limit: 20)
    }
    numbers = DifferenceNumbers(difference)
  }
}

extension String {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
