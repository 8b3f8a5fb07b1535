import DarkroomImageComparison
import DarkroomRaster
import Testing

struct ToleranceTests {
  private let blank = Pixmap(width: 10, height: 1, filledWith: gray(100))

  private func matches(_ mode: ComparisonMode, _ actual: Pixmap) -> Bool {
    ImageComparison(mode: mode).compare(reference: blank, actual: actual).isMatch
  }

  @Test func channelsMayBeAsFarAwayAsTheTolerance() {
    #expect(matches(.tolerance(perChannel: 5), blank.with(gray(105), at: (3, 0))))
    #expect(matches(.tolerance(perChannel: 5), blank.with(gray(95), at: (3, 0))))
    #expect(!matches(.tolerance(perChannel: 5), blank.with(gray(106), at: (3, 0))))
    #expect(!matches(.tolerance(perChannel: 5), blank.with(gray(94), at: (3, 0))))
  }

  @Test func toleratedPixelsAreNotCounted() {
    let difference = ImageComparison(mode: .tolerance(perChannel: 5)).compare(
      reference: blank, actual: blank.with(gray(103), at: (0, 0), (1, 0)).with(gray(0), at: (9, 0)))

    #expect(difference.changedPixels == 3)
    #expect(difference.differingPixels == 1)
    #expect(difference.verdict(x: 0, y: 0) == .tolerated)
    #expect(difference.verdict(x: 5, y: 0) == .equal)
  }

  @Test func asManyPixelsMayDifferAsAllowed() {
    let two = blank.with(gray(0), at: (3, 0), (4, 0))

    #expect(matches(.tolerance(perChannel: 0, allowance: .pixels(2)), two))
    #expect(!matches(.tolerance(perChannel: 0, allowance: .pixels(1)), two))
    #expect(matches(.tolerance(perChannel: 0, allowance: .share(0.2)), two))
    #expect(!matches(.tolerance(perChannel: 0, allowance: .share(0.19)), two))
  }

  /// 1 − 0.9 is below a tenth in binary, and one of ten pixels is meant.
  @Test func precisionIsTheShareThatMustBeEqual() {
    let one = blank.with(gray(0), at: (3, 0))

    #expect(matches(.precision(0.9), one))
    #expect(!matches(.precision(0.91), one))
    #expect(!matches(.precision(1), one))
    #expect(matches(.precision(0), Pixmap(width: 10, height: 1)))
  }

  /// Two of 40 bytes are a twentieth.
  @Test func precisionCanCountBytes() {
    let twoBytes = blank.with(gray(100) + 0x0101, at: (3, 0))
    let threeBytes = blank.with(gray(101), at: (3, 0))

    #expect(matches(.precision(0.95, counting: .bytes), twoBytes))
    #expect(!matches(.precision(0.95, counting: .bytes), threeBytes))
  }
}
