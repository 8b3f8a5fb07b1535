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

  /// Centers fall at −¼, ¼, ¾ and 1¼ of the way from the first pixel to the second.
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

  /// By hand: at half the size, pixels ¼, ¼, ¾ and 1¼ away weigh 0.867, 0.867, 0.227 and −0.070.
  @Test func reducingWeighsWhatAPixelCoversByACubic() {
    let alphas: [UInt32] = [0, 100, 200, 50]
    let four = Bitmap(Pixmap(width: 4, height: 1, pixels: alphas.map { $0 << 24 }))
    let picture = Pixmap(2, 1) { $0.draw(four, in: Rect(x: 0, y: 0, width: 2, height: 1)) }

    #expect(picture[0, 0] >> 24 == 68)
    #expect(picture[1, 0] >> 24 == 127)
  }

  @Test(arguments: [1, 2, 3, 7, 40])
  func aReducedEvenColorStays(side: Int) {
    let even = Bitmap(
      Pixmap(width: 40, height: 40, pixels: .init(repeating: 0x8033_1101, count: 1600)))
    let length = Double(side)
    let picture = Pixmap(side, side) {
      $0.draw(even, in: Rect(x: 0, y: 0, width: length, height: length))
    }

    #expect(Set(picture.pixels) == [0x8033_1101])
  }

  /// Next to an edge the filter's negative lobes would go beyond black, white and alpha.
  @Test func aReducedEdgeDoesNotOvershoot() {
    let row: [UInt32] = (0..<40).map { $0 < 20 ? 0 : 0xff00_00ff }
    let edge = Bitmap(Pixmap(width: 40, height: 1, pixels: row))
    let picture = Pixmap(10, 1) { $0.draw(edge, in: Rect(x: 0, y: 0, width: 10, height: 1)) }

    #expect(picture.pixels.allSatisfy(StraightAlpha.isCanonical))
    #expect(picture[0, 0] == 0 && picture[9, 0] == 0xff00_00ff)
  }

  /// The picture's halves change places, and nothing else does.
  @Test func aReducedImageIsMirroredAsItIs() {
    let row: [UInt32] = (0..<24).map { UInt32($0 * 37 % 256) << 24 }
    let bitmap = Bitmap(Pixmap(width: 24, height: 1, pixels: row))
    let area = Rect(x: 0, y: 0, width: 8, height: 1)
    let plain = Pixmap(8, 1) { $0.draw(bitmap, in: area) }
    let mirrored = Pixmap(8, 1) {
      $0.transform = Transform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0)
      $0.draw(bitmap, in: area)
    }

    #expect(mirrored.pixels == plain.pixels.reversed())
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
