import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct FillTests {
  private let red = Paint.color(Color(red: 1, green: 0, blue: 0))
  private let black = Paint.color(.black)

  @Test func wholePixelsAreReplaced() {
    let picture = Pixmap(3, 2) { $0.fill(Rect(x: 1, y: 0, width: 2, height: 1), paint: red) }

    #expect(
      picture.hexRows == ["00000000 ff0000ff ff0000ff", "00000000 00000000 00000000"])
  }

  /// Half a pixel on the left and a quarter below: 128, 64 and their product 32.
  @Test func fractionalSidesCoverInProportion() {
    let picture = Pixmap(3, 2) {
      $0.fill(Rect(x: 0.5, y: 0, width: 2.5, height: 1.25), paint: black)
    }

    #expect(picture.alphaRows == ["80 ff ff", "20 40 40"])
  }

  @Test func aRectangleCoversAsItsPath() {
    let rect = Rect(x: 1.3, y: 0.71, width: 5.15, height: 70.4)

    #expect(
      Pixmap(8, 80) { $0.fill(rect, paint: black) }
        == Pixmap(8, 80) { $0.fill(Path(rect: rect), paint: black) })
  }

  /// 200 × 100 ÷ 255 is 78, and what was there keeps 155 ÷ 255 of itself: 255 → 155.
  @Test func translucentColoursMixInGammaSpace() {
    let paint = Paint.color(Color(red: 200 / 255.0, green: 0, blue: 0, alpha: 100 / 255.0))
    let picture = Pixmap(1, 1, background: 0xffff_ffff) {
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 1), paint: paint)
    }

    #expect(picture.hexRows == ["e99b9bff"])
  }

  @Test func aRingLeavesItsInside() {
    let picture = Pixmap(4, 4) {
      $0.fillRing(
        outer: RoundedRect(rect: Rect(x: 0, y: 0, width: 4, height: 4), radius: 0),
        inner: RoundedRect(rect: Rect(x: 1, y: 1, width: 2, height: 2), radius: 0), paint: black)
    }

    #expect(picture.alphaRows == ["ff ff ff ff", "ff 00 00 ff", "ff 00 00 ff", "ff ff ff ff"])
  }

  @Test func evenOddLeavesOverlapsOut() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 2, height: 1))
    path.append(Path(rect: Rect(x: 1, y: 0, width: 2, height: 1)))

    #expect(Pixmap(3, 1) { $0.fill(path, rule: .evenOdd, paint: black) }.alphaRows == ["ff 00 ff"])
    #expect(Pixmap(3, 1) { $0.fill(path, rule: .nonZero, paint: black) }.alphaRows == ["ff ff ff"])
  }

  @Test func strokesFollowTheTransform() {
    var line = Path()
    line.move(to: Point(x: 0, y: 1))
    line.line(to: Point(x: 2, y: 1))
    let picture = Pixmap(4, 4) {
      $0.transform = .scale(2, 2)
      $0.stroke(line, style: StrokeStyle(width: 1), paint: black)
    }

    #expect(picture.alphaRows == ["00 00 00 00", "ff ff ff ff", "ff ff ff ff", "00 00 00 00"])
  }

  @Test func aTurnedRectangleIsStillExact() {
    let picture = Pixmap(3, 3) {
      $0.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 0)
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 2), paint: black)
    }

    #expect(picture.alphaRows == ["00 ff ff", "00 00 00", "00 00 00"])
  }
}
