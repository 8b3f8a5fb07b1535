import DarkroomImageComparison
import DarkroomRaster
import Testing

struct AreaTests {
  private let blank = Pixmap(width: 10, height: 10, filledWith: gray(100))
  private let square = IntRect(minX: 2, minY: 2, maxX: 5, maxY: 5)

  @Test func ignoredPixelsAreNeitherComparedNorCounted() {
    let actual = blank.with(gray(0), at: (2, 2), (4, 4), (5, 4))
    let difference = ImageComparison(ignoring: [square]).compare(reference: blank, actual: actual)

    #expect(difference.comparedPixels == 91)
    #expect(difference.differingPixels == 1)
    #expect(difference.verdict(x: 3, y: 3) == .ignored)
    #expect(difference.verdict(x: 5, y: 4) == .different)
    #expect(difference.verdict(x: 5, y: 5) == .equal)
  }

  @Test func picturesThatDifferOnlyInIgnoredPixelsMatch() {
    let difference = ImageComparison(ignoring: [square]).compare(
      reference: blank, actual: blank.with(gray(0), at: (2, 4)))

    #expect(difference.isMatch)
    #expect(difference.comparedPixels == 91)
  }

  @Test func ignoredRectanglesMayOverlapAndReachOutside() {
    let others = [
      IntRect(minX: 4, minY: 4, maxX: 100, maxY: 6), IntRect(minX: -5, minY: -5, maxX: 1, maxY: 1),
      IntRect(minX: 3, minY: 3, maxX: 3, maxY: 9),
    ]
    let difference = ImageComparison(ignoring: [square] + others).compare(
      reference: blank, actual: blank)

    // 9 + 12 − 1 shared + 1.
    #expect(difference.comparedPixels == 100 - 21)
  }

  @Test func onlyTheGivenPixelsAreCompared() {
    let hole = IntRect(minX: 3, minY: 3, maxX: 4, maxY: 4)
    let actual = blank.with(gray(0), at: (0, 0), (3, 3), (4, 4))
    let difference = ImageComparison(ignoring: [hole], only: [square]).compare(
      reference: blank, actual: actual)

    #expect(difference.comparedPixels == 8)
    #expect(difference.differingPixels == 1)
    #expect(difference.boundingBox == IntRect(minX: 4, minY: 4, maxX: 5, maxY: 5))
  }
}
