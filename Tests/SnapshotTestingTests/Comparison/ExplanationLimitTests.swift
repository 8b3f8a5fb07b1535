import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import Testing
import UIKit

@testable import SnapshotTesting

/// A screen that has changed all over is looked at as a whole, and nobody searches where each change shows.
struct ExplanationLimitTests {
  private static let pixmap = Pixmap(width: 4, height: 4, filledWith: .max)

  private func tree(_ words: String, labels: Int) -> TreeNode {
    let frame = TreeFrame(x: 0, y: 0, width: 4, height: 4)
    let labels = (0..<labels).map {
      TreeNode(kind: "UILabel", text: "\(words) \($0)", frame: frame)
    }
    return TreeNode(kind: "UIView", frame: frame, children: labels)
  }

  private func explanation(ofChanges count: Int) throws -> PictureEvidence.Explanation? {
    var picture = try #require(Picture(CGImage(Self.pixmap), scale: 1))
    picture.tree = tree("new", labels: count)
    let failure = PictureFailure(
      picture: picture,
      sides: ComparedSides(
        reference: Self.pixmap, metadata: PNGMetadata(), actual: Self.pixmap),
      reading: .absent,
      difference: ImageComparison().compare(reference: Self.pixmap, actual: Self.pixmap),
      mode: .exact,
      numbers: DifferenceNumbers(
        width: 4, height: 4, referenceWidth: 4, referenceHeight: 4, differing: 0,
        largestChannel: 0))
    return failure.explanation(
      by: PictureCauses(
        from: PictureCauses.Side(tree: tree("old", labels: count)),
        to: PictureCauses.Side(tree: tree("new", labels: count)), scale: 1))
  }

  @Test func fortyEightReasonsAreSoughtInThePicture() throws {
    let explanation = try #require(try explanation(ofChanges: 48))

    #expect(explanation.causes.count == 48)
    #expect(explanation.areas.areas.count == 48)
  }

  @Test func moreAreNot() throws {
    #expect(try explanation(ofChanges: 49) == nil)
  }

  @Test func norIsNone() throws {
    #expect(try explanation(ofChanges: 0) == nil)
  }
}
