import DarkroomImageComparison
import DarkroomRaster
import Testing

/// Places that are compared by a rule of their own.
struct ExceptionTests {
  private let blank = Pixmap(width: 10, height: 100, filledWith: gray(100))
  private let chart = IntRect(minX: 2, minY: 60, maxX: 6, maxY: 70)

  private func compare(
    _ actual: Pixmap, _ exceptions: [ComparisonException], ignoring ignored: [IntRect] = [],
    only: [IntRect]? = nil
  ) -> ImageDifference {
    ImageComparison(ignoring: ignored, only: only, except: exceptions)
      .compare(reference: blank, actual: actual)
  }

  @Test func aPlaceHasItsOwnRuleAndTheRestItsOwn() {
    let rule = ComparisonException(places: [chart], mode: .tolerance(perChannel: 10))

    let inside = compare(blank.with(gray(110), at: (2, 60), (5, 69)), [rule])
    #expect(inside.isMatch)
    #expect((inside.differingPixels, inside.changedPixels) == (0, 2))
    #expect(inside.comparedPixels == 1000)
    #expect(!compare(blank.with(gray(111), at: (2, 60)), [rule]).isMatch)
    #expect(!compare(blank.with(gray(110), at: (6, 60)), [rule]).isMatch)
  }

  @Test func whatWasFoundInAllPlacesIsOneDifference() {
    let rule = ComparisonException(places: [chart], mode: .tolerance(perChannel: 10))
    let actual = blank.with(gray(120), at: (2, 62), (3, 66)).with(gray(90), at: (9, 0))
    let found = compare(actual, [rule], ignoring: [IntRect(minX: 0, minY: 0, maxX: 3, maxY: 3)])

    #expect(!found.isMatch)
    #expect(found.differingPixels == 3)
    #expect(found.bands == [2, 1])
    #expect(found.comparedPixels == 991)
    #expect(found.largestChannelDifference?.amount == 20)
    #expect(found.boundingBox == IntRect(minX: 2, minY: 0, maxX: 10, maxY: 67))
    #expect(found.verdict(x: 3, y: 66) == .different)
    #expect(found.verdict(x: 3, y: 61) == .equal)
    #expect(found.verdict(x: 2, y: 2) == .ignored)
  }

  @Test func aShareCountsThePixelsOfItsPlaces() {
    let rule = ComparisonException(places: [chart], mode: .precision(0.95))

    #expect(compare(blank.with(gray(0), at: (2, 60), (3, 60)), [rule]).isMatch)
    #expect(!compare(blank.with(gray(0), at: (2, 60), (3, 60), (4, 60)), [rule]).isMatch)
  }

  @Test func ofRulesThatOverlapTheFirstDecides() {
    let strict = ComparisonException(places: [chart], mode: .tolerance(perChannel: 1))
    let loose = ComparisonException(
      places: [IntRect(minX: 0, minY: 0, maxX: 10, maxY: 100)], mode: .tolerance(perChannel: 50))
    let actual = blank.with(gray(110), at: (3, 63))

    #expect(compare(actual, [loose, strict]).isMatch)
    #expect(!compare(actual, [strict, loose]).isMatch)
  }

  @Test func whatIsIgnoredOrOutsideHasNoRule() {
    let rule = ComparisonException(places: [chart], mode: .tolerance(perChannel: 1))
    let actual = blank.with(gray(0), at: (3, 63))

    #expect(compare(actual, [rule], ignoring: [chart]).isMatch)
    #expect(
      compare(actual, [rule], only: [IntRect(minX: 0, minY: 0, maxX: 10, maxY: 60)]).isMatch)
  }

  @Test func aRuleThatLooksAroundItWantsWholePictures() {
    let rule = ComparisonException(places: [chart], mode: .pixelmatch())
    let comparison = ImageComparison(except: [rule])

    #expect(RunningComparison(comparison, size: PixelSize(blank)) == nil)
    #expect(comparison.compare(reference: blank, actual: blank).isMatch)
    #expect(
      !comparison.compare(reference: blank, actual: blank.with(gray(0), at: (3, 63))).isMatch)
  }
}
