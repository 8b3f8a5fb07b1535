import Testing

@testable import DarkroomRaster

struct ShadowTests {
  /// Measured on iOS 15 to 17 for radius 8: 121 half a pixel outside the edge, 71 at 4.5, and so on.
  @Test(arguments: [(0, 121), (4, 71), (9, 26), (12, 10), (14, 4), (16, 0)])
  func coverageFollowsUIKitsLaw(distance: Int, expected: Int) {
    let picture = Pixmap(200, 200) {
      $0.drawShadow(
        of: RoundedRect(rect: Rect(x: 50, y: 50, width: 100, height: 100), radius: 0),
        offset: .zero, sigma: 8, color: .black)
    }

    #expect(abs(Int(picture[150 + distance, 100] >> 24) - expected) <= 1)
  }

  @Test func theStoredPartsMakeTheWholeBlur() {
    let rounded = RoundedRect(rect: Rect(x: 20.25, y: 21.5, width: 70.5, height: 90), radius: 7)
    let parts = Pixmap(130, 140) {
      $0.drawShadow(of: rounded, offset: .zero, sigma: 3, color: .black)
    }
    let whole = Pixmap(130, 140) {
      $0.drawShadow(of: Path(roundedRect: rounded), offset: .zero, sigma: 3, color: .black)
    }

    #expect(parts == whole)
  }

  @Test func weightsAddUpAndAreSymmetric() {
    let weights = GaussianKernel(sigma: 2.7).weights

    #expect(weights.reduce(0, +) == 65_536)
    #expect(weights == weights.reversed())
  }
}
