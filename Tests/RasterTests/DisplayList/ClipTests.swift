import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct ClipTests {
  private let black = Paint.color(.black)
  private let all = Rect(x: 0, y: 0, width: 40, height: 80)

  @Test func nestedClipsIntersectAndRestoreUndoesThem() {
    let picture = Pixmap(4, 1) {
      $0.save()
      $0.clip(to: Rect(x: 1, y: 0, width: 3, height: 1))
      $0.clip(to: Rect(x: 0, y: 0, width: 2, height: 1))
      $0.fill(all, paint: black)
      $0.restore()
      $0.fill(Rect(x: 3, y: 0, width: 1, height: 1), paint: black)
    }

    #expect(picture.alphaRows == ["00 ff 00 ff"])
  }

  @Test func aFractionalClipCoversLikeAFractionalFill() {
    let rect = Rect(x: 0.5, y: 0.25, width: 30, height: 70)
    let clipped = Pixmap(40, 80) {
      $0.clip(to: rect)
      $0.fill(all, paint: black)
    }

    #expect(clipped == Pixmap(40, 80) { $0.fill(rect, paint: black) })
  }

  @Test func aRoundedClipOfAFillIsTheRoundedRectangle() {
    let rounded = RoundedRect(rect: Rect(x: 3.3, y: 2, width: 33, height: 75), radius: 9)
    let clipped = Pixmap(40, 80) {
      $0.clip(to: rounded)
      $0.fill(all, paint: black)
    }

    #expect(clipped == Pixmap(40, 80) { $0.fill(rounded, paint: black) })
  }

  @Test func aPathClipMultipliesPartialCoverage() {
    let half = Path(rect: Rect(x: 0, y: 0, width: 0.5, height: 1))
    let picture = Pixmap(1, 1) {
      $0.clip(to: half)
      $0.fill(half, paint: black)
    }

    // 128 · 128 ÷ 255 = 64.25
    #expect(picture.alphaRows == ["40"])
  }

  @Test func aMaskClipUsesTheMasksAlpha() {
    let mask = Bitmap(Pixmap(width: 2, height: 1, pixels: [0x8000_0000, 0xff12_3456]))
    let picture = Pixmap(4, 1) {
      $0.clip(toMask: mask, in: Rect(x: 1, y: 0, width: 2, height: 1))
      $0.fill(all, paint: black)
    }

    #expect(picture.alphaRows == ["00 80 ff 00"])
  }
}
