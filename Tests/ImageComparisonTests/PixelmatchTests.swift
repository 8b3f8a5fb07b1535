import DarkroomRaster
import Testing

@testable import DarkroomImageComparison

struct PixelmatchTests {
  private let edge = canvas("##k..", "##k..", "##k..", "##k..", "##k..")
  private let movedEdge = canvas("##s..", "##s..", "##s..", "##s..", "##s..")

  private func compare(_ reference: Pixmap, _ actual: Pixmap, _ rule: AntialiasingRule)
    -> ImageDifference
  {
    ImageComparison(mode: .pixelmatch(antialiasing: rule)).compare(
      reference: reference, actual: actual)
  }

  /// For grays the metric is .5053 d², and 352.15 / .5053 = 26.4².
  @Test func greyStepsUpToTwentySixAreTheSame() {
    let reference = Pixmap(width: 2, height: 1, filledWith: gray(100))

    #expect(compare(reference, reference.with(gray(126), at: (0, 0)), .counted).isMatch)
    #expect(!compare(reference, reference.with(gray(127), at: (0, 0)), .counted).isMatch)
    #expect(compare(reference, reference.with(gray(74), at: (0, 0)), .counted).isMatch)
    #expect(!compare(reference, reference.with(gray(73), at: (0, 0)), .counted).isMatch)
  }

  @Test func blackAgainstWhiteIsTheLargestDistance() {
    #expect(abs(YIQ.distance(.max, 0xFF00_0000, at: 0) - 0.5053 * 65_025) < 0.01)
  }

  /// Bytes 4 to 7: ⌊4/φ⌋ = 2 is even, ⌊4/φ²⌋ = 1 is odd, so blue's background is 207.
  @Test func translucentPixelsLieOnThePattern() {
    let opaqueTwin = 0xFFCF_3030 as UInt32

    #expect(YIQ.distance(0, opaqueTwin, at: 1) == 0)
    #expect(YIQ.distance(0, .max, at: 1) > 352.15)
    #expect(YIQ.distance(0, 0xFF30_3030, at: 0) == 0)
  }

  @Test func movedEdgesAreForgiven() {
    let difference = compare(edge, movedEdge, .forgiven)

    #expect(difference.isMatch)
    #expect(difference.forgivenPixels == 5)
    #expect(difference.differingPixels == 0)
    #expect(compare(edge, movedEdge, .counted).differingPixels == 5)
  }

  @Test func strictRefusesManyForgivenPixels() {
    #expect(!compare(edge, movedEdge, .strict(share: 0.19)).isMatch)
    #expect(compare(edge, movedEdge, .strict(share: 0.2)).isMatch)
  }

  /// The white pixel touches three of the five pixels of the edge.
  @Test func strictCountsForgivenPixelsThatTouchADifference() {
    let actual = movedEdge.with(.max, at: (1, 2))
    let forgiven = compare(edge, actual, .forgiven)
    let strict = compare(edge, actual, .strict(share: 1))

    #expect(forgiven.differingPixels == 1)
    #expect(forgiven.forgivenPixels == 5)
    #expect(strict.differingPixels == 4)
    #expect(strict.forgivenPixels == 2)
  }

  @Test(arguments: [
    (4, 3, 3, [0, 3, 6, 1, 7, 2, 5, 8]), (0, 3, 2, [3, 1, 4]), (5, 3, 2, [1, 4, 2]), (0, 1, 1, []),
  ])
  func neighboursAreVisitedByColumns(index: Int, width: Int, height: Int, expected: [Int]) {
    var visited: [Int] = []
    NeighborIndices.visit(around: index, width: width, height: height) {
      visited.append($0)
      return true
    }
    #expect(visited == expected)
    #expect(NeighborIndices.isAtBorder(index, width: width, height: height) == (expected.count < 8))
  }

  @Test func allowanceIsForRealDifferences() {
    let mode = ComparisonMode.pixelmatch(antialiasing: .forgiven, allowance: .pixels(1))
    let actual = movedEdge.with(.max, at: (1, 2))

    #expect(ImageComparison(mode: mode).compare(reference: edge, actual: actual).isMatch)
  }
}
