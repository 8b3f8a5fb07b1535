import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct GroupTests {
  /// The second list has one more member, which shows nothing and overlaps: it keeps its group.
  @Test(arguments: [0.0, 0.3, 0.5, 1])
  func membersSideBySideAreDrawnWithoutAGroup(opacity: Double) {
    func record(_ hindrance: Bool) -> DisplayList {
      var recorder = DisplayListRecorder(width: 20, height: 20)
      recorder.fill(Rect(x: 0, y: 0, width: 20, height: 20), paint: .color(.white))
      recorder.clip(to: RoundedRect(rect: Rect(x: 1, y: 1, width: 18, height: 18), radius: 5.5))
      recorder.beginGroup(opacity: opacity)
      recorder.fill(
        Rect(x: 0, y: 0, width: 9, height: 20),
        paint: .color(Color(red: 0.9, green: 0.1, blue: 0.4, alpha: 0.7)))
      recorder.draw(Self.dots, in: Rect(x: 9, y: 3, width: 7, height: 5), filter: .nearest)
      if hindrance { recorder.fill(Rect(x: 0, y: 0, width: 20, height: 20), paint: .color(.clear)) }
      recorder.endGroup()
      return recorder.finish()
    }
    let folded = record(false)

    #expect(folded.operations.count == 3)
    #expect(record(true).operations.count == 6)
    #expect(BandRasterizer.render(folded) == BandRasterizer.render(record(true)))
  }

  private static let dots: Bitmap = {
    var pixmap = Pixmap(width: 7, height: 5)
    for i in pixmap.pixels.indices {
      pixmap.pixels[i] =
        Color(red: 1, green: 0, blue: Double(i) / 35, alpha: Double(i % 5) / 4)
        .premultiplied
    }
    return Bitmap(pixmap)
  }()

  private let black = Paint.color(.black)
  private let pixel = Rect(x: 0, y: 0, width: 1, height: 1)

  /// Two black layers at half opacity show 128 as a group, 192 one by one.
  @Test func opacityHoldsForTheGroupAsAWhole() {
    let picture = Pixmap(1, 1) {
      $0.beginGroup(opacity: 0.5)
      $0.fill(pixel, paint: black)
      $0.fill(pixel, paint: black)
      $0.endGroup()
    }

    #expect(picture.alphaRows == ["80"])
  }

  @Test func aMaskCutsWhatTheGroupHolds() {
    let picture = Pixmap(3, 1) {
      $0.beginGroup()
      $0.fill(Rect(x: 0, y: 0, width: 3, height: 1), paint: black)
      $0.beginMask()
      $0.fill(Rect(x: 1, y: 0, width: 1, height: 1), paint: black)
      $0.fill(
        Rect(x: 2, y: 0, width: 1, height: 1),
        paint: .color(Color(red: 1, green: 1, blue: 1, alpha: 0.4)))
      $0.endMask()
      $0.endGroup()
    }

    #expect(picture.alphaRows == ["00 ff 66"])
  }

  @Test func theClipCutsTheGroupOnce() {
    let half = Rect(x: 0.5, y: 0, width: 1, height: 1)
    let picture = Pixmap(2, 1) {
      $0.clip(to: half)
      $0.beginGroup()
      $0.fill(Rect(x: 0, y: 0, width: 2, height: 1), paint: black)
      $0.fill(Rect(x: 0, y: 0, width: 2, height: 1), paint: black)
      $0.endGroup()
    }

    #expect(picture.alphaRows == ["80 80"])
  }

  @Test func openGroupsAreClosedAtTheEnd() {
    let picture = Pixmap(1, 1) {
      $0.beginGroup()
      $0.fill(pixel, paint: black)
    }

    #expect(picture.alphaRows == ["ff"])
  }

  @Test func aGroupsShadowIsThatOfItsShape() {
    let rect = Rect(x: 20, y: 30, width: 40, height: 60)
    let grouped = Pixmap(80, 150) {
      $0.beginGroupWithShadow(offset: Point(x: 3, y: 4), sigma: 4, color: .black)
      $0.fill(rect, paint: .color(.white))
      $0.endGroup()
    }
    let drawn = Pixmap(80, 150) {
      $0.drawShadow(
        of: RoundedRect(rect: rect, radius: 0), offset: Point(x: 3, y: 4), sigma: 4, color: .black)
      $0.fill(rect, paint: .color(.white))
    }

    #expect(grouped == drawn)
  }
}
