import DarkroomImageComparison
import DarkroomRaster
import Testing

struct ExactTests {
  private let comparison = ImageComparison()
  private let blank = Pixmap(width: 100, height: 150, filledWith: gray(10))

  @Test func equalPicturesMatch() {
    let difference = comparison.compare(reference: blank, actual: blank)

    #expect(difference.isMatch)
    #expect(difference.comparedPixels == 15_000)
    #expect(difference.regions.isEmpty)
    #expect(difference.bands == [0, 0, 0])
    #expect(difference.description == "all pixels are equal")
  }

  @Test func onePixelIsFoundWhereverItIs() {
    for (x, y) in [(0, 0), (99, 149), (15, 63), (16, 64), (97, 3)] {
      let difference = comparison.compare(
        reference: blank, actual: blank.with(gray(11), at: (x, y)))
      let box = IntRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)

      #expect(!difference.isMatch)
      #expect(difference.differingPixels == 1)
      #expect(difference.differingBytes == 3)
      #expect(difference.boundingBox == box)
      #expect(difference.regions == [DifferenceRegion(bounds: box, pixels: 1)])
      #expect(difference.bands[y / 64] == 1)
      #expect(difference.verdict(x: x, y: y) == .different)
      let largest = difference.largestChannelDifference
      #expect(largest == ChannelDifference(amount: 1, x: x, y: y))
    }
  }

  @Test func alphaAloneIsADifference() {
    let difference = comparison.compare(
      reference: Pixmap(width: 1, height: 1, pixels: [0xFF00_0000]),
      actual: Pixmap(width: 1, height: 1, pixels: [0x7F00_0000]))

    #expect(difference.differingBytes == 1)
    #expect(difference.largestChannelDifference?.amount == 128)
  }

  @Test func sizesAreComparedFirst() {
    let difference = ImageComparison(mode: .precision(0)).compare(
      reference: blank, actual: Pixmap(width: 150, height: 100, filledWith: gray(10)))

    #expect(!difference.isMatch)
    #expect(difference.hasSizeMismatch)
    #expect(difference.comparedPixels == 0)
    #expect(difference.description == "the size is 150×100 pixels instead of 100×150")
  }

  @Test func firstOfTheLargestChannelDifferencesIsTold() {
    let actual = blank.with(gray(40), at: (5, 6), (7, 6)).with(gray(20), at: (1, 1))
    let largest = comparison.compare(reference: blank, actual: actual).largestChannelDifference

    #expect(largest == ChannelDifference(amount: 30, x: 5, y: 6))
  }

  @Test func neighboursAreOneRegionAndFarPixelsAnother() {
    let actual = blank.with(gray(11), at: (80, 20), (2, 20), (4, 21), (3, 140))
    let regions = comparison.compare(reference: blank, actual: actual).regions

    #expect(
      regions == [
        DifferenceRegion(bounds: IntRect(minX: 2, minY: 20, maxX: 5, maxY: 22), pixels: 2),
        DifferenceRegion(bounds: IntRect(minX: 80, minY: 20, maxX: 81, maxY: 21), pixels: 1),
        DifferenceRegion(bounds: IntRect(minX: 3, minY: 140, maxX: 4, maxY: 141), pixels: 1),
      ])
  }

  /// A frame around a dot: their boxes overlap.
  @Test func overlappingRegionsAreOne() {
    var actual = blank
    for i in 0..<90 {
      actual[i, 0] = gray(0)
      actual[i, 89] = gray(0)
      actual[0, i] = gray(0)
      actual[89, i] = gray(0)
    }
    actual[45, 45] = gray(0)
    let regions = comparison.compare(reference: blank, actual: actual).regions

    #expect(regions.count == 1)
    #expect(regions.first?.pixels == 4 * 89 + 1)
    #expect(regions.first?.bounds == IntRect(minX: 0, minY: 0, maxX: 90, maxY: 90))
  }

  @Test func descriptionTellsNumbers() {
    let difference = comparison.compare(
      reference: blank, actual: blank.with(gray(44), at: (3, 4), (6, 9)))

    #expect(
      difference.description
        == "2 of 15000 pixels differ (0.01 %), by up to 34 of 255 (at 3, 4), within x 3 y 4 4×6")
  }
}
