import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct ImageTests {
  private let two = Bitmap(Pixmap(width: 2, height: 1, pixels: [0x0000_0000, 0xff00_0000]))

  @Test func pixelsAreCopiedOneToOne() {
    let picture = Pixmap(4, 2) { $0.draw(two, in: Rect(x: 1, y: 1, width: 2, height: 1)) }

    #expect(picture.alphaRows == ["00 00 00 00", "00 00 ff 00"])
  }

  @Test func nearestRepeatsPixels() {
    let picture = Pixmap(4, 1) {
      $0.draw(two, in: Rect(x: 0, y: 0, width: 4, height: 1), filter: .nearest)
    }

    #expect(picture.alphaRows == ["00 00 ff ff"])
  }

  /// Centres fall at −¼, ¼, ¾ and 1¼ of the way from the first pixel to the second.
  @Test func bilinearMixesNeighboursAndHoldsTheEdges() {
    let picture = Pixmap(4, 1) {
      $0.draw(two, in: Rect(x: 0, y: 0, width: 4, height: 1), filter: .bilinear)
    }

    #expect(picture.alphaRows == ["00 40 bf ff"])
  }

  @Test func aTurnedImageIsSampledAlike() {
    let picture = Pixmap(1, 4) {
      $0.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      $0.draw(two, in: Rect(x: 0, y: 0, width: 4, height: 1), filter: .bilinear)
    }

    #expect(picture.alphaRows == ["00", "40", "bf", "ff"])
  }

  /// Means of 0 and 100, of 200 and 50.
  @Test func reducingAveragesWhatAPixelCovers() {
    let alphas: [UInt32] = [0, 100, 200, 50]
    let four = Bitmap(Pixmap(width: 4, height: 1, pixels: alphas.map { $0 << 24 }))
    let picture = Pixmap(2, 1) { $0.draw(four, in: Rect(x: 0, y: 0, width: 2, height: 1)) }

    #expect(picture[0, 0] >> 24 == 50)
    #expect(picture[1, 0] >> 24 == 125)
  }

  @Test func onlyTheSourceRectangleIsRead() {
    let picture = Pixmap(3, 1) {
      $0.draw(
        two, source: Rect(x: 1, y: 0, width: 1, height: 1),
        in: Rect(x: 0, y: 0, width: 3, height: 1), filter: .bilinear)
    }

    #expect(picture.alphaRows == ["ff ff ff"])
  }

  @Test func ninePartKeepsItsCornersAndTilesItsMiddle() {
    let alphas: [UInt32] = [10, 20, 30, 40]
    let strip = Bitmap(Pixmap(width: 4, height: 1, pixels: alphas.map { $0 << 24 }))
    let picture = Pixmap(7, 1) {
      $0.drawNinePart(
        strip, insets: NinePartInsets(top: 0, left: 1, bottom: 0, right: 1),
        in: Rect(x: 0, y: 0, width: 7, height: 1), tile: true)
    }

    #expect(picture.pixels.map { $0 >> 24 } == [10, 20, 30, 20, 30, 20, 40])
  }

  @Test func patternsRepeatFromTheirOrigin() {
    let picture = Pixmap(5, 1) {
      $0.fill(
        Rect(x: 0, y: 0, width: 5, height: 1),
        paint: .pattern(two, transform: .translation(1, 0)))
    }

    #expect(picture.alphaRows == ["ff 00 ff 00 ff"])
  }
}
