import Testing

@testable import DarkroomRaster

/// Where something of a noted owner can be seen.
struct NotedOwnersTests {
  private let black = Paint.color(.black)

  private func map(_ body: (inout DisplayListRecorder) -> Void) -> OwnerMap {
    var recorder = DisplayListRecorder(width: 8, height: 8)
    body(&recorder)
    return BandRasterizer.owners(recorder.finish(), noting: [false, true])
  }

  private func background(_ recorder: inout DisplayListRecorder) {
    recorder.owner = 1
    recorder.fill(Rect(x: 0, y: 0, width: 8, height: 8), paint: black)
    recorder.owner = 0
  }

  @Test func opaqueCoverHides() {
    let map = map {
      background(&$0)
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 8), paint: black)
    }

    #expect(!map.shows(atX: 1, y: 1))
    #expect(map.shows(atX: 5, y: 1))
    #expect(!map.shows(atX: 8, y: 1))
  }

  @Test func whatCoversInPartLetsThrough() {
    let map = map {
      background(&$0)
      $0.fill(Rect(x: 0, y: 0, width: 3.5, height: 8), paint: black)
      $0.fill(
        Rect(x: 0, y: 4, width: 2, height: 4),
        paint: .color(Color(red: 0, green: 0, blue: 0, alpha: 0.5)))
    }

    #expect(map.shows(atX: 3, y: 1))
    #expect(!map.shows(atX: 1, y: 5))
    #expect(map.owner(atX: 3, y: 1) == 0)
  }

  @Test func anImageHidesWhereItIsOpaque() {
    var pixels = Pixmap(width: 8, height: 8)
    for y in 0..<4 { for x in 0..<8 { pixels[x, y] = 0xFF00_00FF } }
    let image = pixels
    let map = map {
      background(&$0)
      $0.draw(Bitmap(image), in: Rect(x: 0, y: 0, width: 8, height: 8))
    }

    #expect(!map.shows(atX: 1, y: 1) && map.shows(atX: 1, y: 6))
  }

  @Test func nothingInAFadedGroupHides() {
    let map = map {
      background(&$0)
      $0.beginGroup(opacity: 0.5)
      $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), paint: black)
      $0.endGroup()
    }

    #expect(map.shows(atX: 1, y: 1))
  }

  @Test func withoutNotesNothingShows() {
    var recorder = DisplayListRecorder(width: 8, height: 8)
    background(&recorder)

    #expect(!BandRasterizer.owners(recorder.finish()).shows(atX: 1, y: 1))
  }
}
