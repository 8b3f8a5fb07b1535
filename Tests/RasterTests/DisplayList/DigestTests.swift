import Testing

@testable import DarkroomRaster

struct DigestTests {
  @Test func equalListsHaveEqualDigests() {
    #expect(SamePixelsTests.everything.digest == SamePixelsTests.everything.digest)
  }

  @Test func everyValueCounts() {
    let digests = Set([
      digest(Rect(x: 0, y: 0, width: 1, height: 1), .black),
      digest(Rect(x: 0, y: 0, width: 1, height: 2), .black),
      digest(Rect(x: 0, y: 0, width: 1, height: 1), .white),
      digest(Rect(x: 0, y: 0, width: 1, height: 1), .black, width: 3),
      digest(Rect(x: 0, y: 0, width: 1, height: 1), .black, blend: .screen),
    ])

    #expect(digests.count == 5)
  }

  @Test func bitmapsCountByTheirPixels() {
    func digest(_ pixel: UInt32) -> ContentHash {
      var recorder = DisplayListRecorder(width: 2, height: 2)
      recorder.draw(
        Bitmap(Pixmap(width: 1, height: 1, filledWith: pixel)),
        in: Rect(x: 0, y: 0, width: 2, height: 2))
      return recorder.finish().digest
    }

    #expect(digest(0xff00_00ff) == digest(0xff00_00ff))
    #expect(digest(0xff00_00ff) != digest(0xff00_ff00))
  }

  @Test func ownersDoNotCount() {
    func digest(owner: Int32) -> ContentHash {
      var recorder = DisplayListRecorder(width: 2, height: 2)
      recorder.owner = owner
      recorder.fill(Rect(x: 0, y: 0, width: 1, height: 1), paint: .color(.black))
      return recorder.finish().digest
    }

    #expect(digest(owner: 1) == digest(owner: 2))
  }

  private func digest(
    _ rect: Rect, _ color: Color, width: Int = 2, blend: BlendMode = .normal
  ) -> ContentHash {
    var recorder = DisplayListRecorder(width: width, height: 2)
    recorder.fill(rect, paint: .color(color), blend: blend)
    return recorder.finish().digest
  }
}
