import DarkroomRaster
import Testing

@testable import SnapshotTesting

struct OwnerMapsTests {
  private func list(width: Int, height: Int) -> DisplayList {
    var recorder = DisplayListRecorder(width: width, height: height)
    for owner in 0..<3 {
      recorder.owner = Int32(owner)
      let left = Double(owner * width / 4)
      recorder.fill(Rect(x: left, y: 0, width: 9, height: 9), paint: .color(.black))
    }
    return recorder.finish()
  }

  /// The second size is too large for its maps to be kept.
  @Test(arguments: [(40, 30), (3_000, 2_000)])
  func aMapIsTheSameWhateverWasAskedBefore(width: Int, height: Int) {
    let list = list(width: width, height: height)
    let maps = OwnerMaps(list, noting: [true, false, false])
    let whole = list.bounds
    let part = IntRect(minX: 2, minY: 3, maxX: width, maxY: 20)

    for area in [whole, part, whole, part] {
      let made = BandRasterizer.owners(list, in: area, noting: [true, false, false])
      let given = maps.map(of: area)
      #expect(given.area == area)
      #expect((0..<20).allSatisfy { given.owner(atX: $0, y: 4) == made.owner(atX: $0, y: 4) })
      #expect(given.shows(atX: 4, y: 4) && made.shows(atX: 4, y: 4))
    }
  }
}
