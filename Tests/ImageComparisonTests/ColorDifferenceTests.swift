import DarkroomRaster
import Testing

@testable import DarkroomImageComparison

struct ColorDifferenceTests {
  /// Pairs 1, 4, 7, 9, 13, 17, 19, 25 and 34 of Sharma, Wu, Dalal (2005), table 1.
  @Test(arguments: [
    (50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425),
    (50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000),
    (50, 0, 0, 50, -1, 2, 2.3669), (50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792),
    (50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045),
    (50, 2.5, 0, 73, 25, -18, 27.1492), (50, 2.5, 0, 56, -27, -3, 31.9030),
    (60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644),
    (2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082),
  ])
  func ciede2000HasPublishedValues(
    l1: Double, a1: Double, b1: Double, l2: Double, a2: Double, b2: Double, expected: Double
  ) {
    let first = LabColor(lightness: l1, a: a1, b: b1)
    let second = LabColor(lightness: l2, a: a2, b: b2)

    #expect(abs(first.ciede2000(second) - expected) < 0.00005)
    #expect(abs(second.ciede2000(first) - expected) < 0.00005)
  }

  /// Lightness counts as it is; chroma is divided by 1 + 0.045 C.
  @Test func deltaE94ByHand() {
    let standard = LabColor(lightness: 50, a: 10, b: 0)

    #expect(standard.deltaE94(LabColor(lightness: 60, a: 10, b: 0)) == 10)
    #expect(abs(standard.deltaE94(LabColor(lightness: 50, a: 11.45, b: 0)) - 1) < 1e-12)
  }

  @Test func labOfPrimaries() {
    let white = LabColor(.max)
    let red = LabColor(0xFF00_00FF)

    #expect(abs(white.lightness - 100) < 1e-9 && abs(white.a) < 1e-9 && abs(white.b) < 1e-9)
    #expect(abs(red.lightness - 53.24) < 0.01 && abs(red.a - 80.09) < 0.01)
    #expect(abs(red.b - 67.20) < 0.01)
    #expect(LabColor(0xFF00_0000).lightness == 0)
  }

  @Test func limitIsInHundredths() throws {
    let reference = Pixmap(width: 2, height: 1, filledWith: gray(100))
    let actual = reference.with(gray(104), at: (1, 0))
    let expected = LabColor(gray(100)).ciede2000(LabColor(gray(104)))
    func compare(_ perceptualPrecision: Double) -> ImageDifference {
      ImageComparison(mode: .perceptual(perceptualPrecision: perceptualPrecision))
        .compare(reference: reference, actual: actual)
    }

    #expect((1...2).contains(expected))
    #expect(compare(0.98).isMatch)
    #expect(!compare(0.99).isMatch)
    #expect(compare(0.99).largestColorDifference == expected)
  }

  @Test func shareOfPixelsMayBeFurtherAway() {
    let reference = Pixmap(width: 10, height: 1, filledWith: gray(100))
    let actual = reference.with(gray(0), at: (1, 0))
    func matches(_ precision: Double) -> Bool {
      ImageComparison(mode: .perceptual(precision: precision, perceptualPrecision: 0.98))
        .compare(reference: reference, actual: actual).isMatch
    }

    #expect(matches(0.9))
    #expect(!matches(0.95))
  }

  /// Half-transparent white on white is invisible, on black it is not.
  @Test func translucentColorsAreSeenOnWhiteAndOnBlack() {
    let rule = PerceptualRule(formula: .ciede2000, limit: 2)
    let onBlack = LabColor(0xFF00_0000).ciede2000(LabColor(gray(128)))

    #expect(rule.distance(0, 0x8080_8080) == onBlack)
    #expect(rule.distance(0, 0x8000_0000) == LabColor(.max).ciede2000(LabColor(gray(127))))
  }
}
