import Testing

@testable import DarkroomRaster

struct OwnerMapperTests {
  /// Rectangles, a group with a shadow, a masked group and a clip, in rows of several bands.
  private var list: DisplayList {
    var recorder = DisplayListRecorder(width: 90, height: 200)
    for owner in 0..<3 {
      recorder.owner = Int32(owner)
      let place = Double(owner * 25)
      recorder.fill(Rect(x: place, y: place * 2, width: 40, height: 90), paint: .color(.black))
    }
    recorder.owner = 4
    recorder.beginGroupWithShadow(offset: Point(x: 0, y: 9), sigma: 3, color: .black)
    recorder.fill(Rect(x: 5, y: 150, width: 30, height: 20), paint: .color(.black))
    recorder.endGroup()
    recorder.owner = 5
    recorder.beginGroup()
    recorder.fill(Rect(x: 60, y: 100, width: 30, height: 90), paint: .color(.black))
    recorder.beginMask()
    recorder.fill(Rect(x: 70, y: 110, width: 30, height: 50), paint: .color(.black))
    recorder.endMask()
    recorder.endGroup()
    recorder.owner = 3
    let ellipse = Path(ellipseIn: Rect(x: 20, y: 40, width: 50, height: 100))
    recorder.clip(to: ellipse)
    recorder.fill(Rect(x: 0, y: 0, width: 90, height: 120), paint: .color(.black))
    return recorder.finish()
  }

  @Test func aPartOfAMapIsThatOfTheWhole() {
    let list = list
    let noted = [true, false, false, true]
    let mapper = OwnerMapper(list, noting: noted)
    let whole = BandRasterizer.owners(list, noting: noted)

    for area in [(0, 0, 90, 64), (7, 50, 33, 140), (0, 128, 90, 200), (7, 50, 33, 140)] {
      let area = IntRect(minX: area.0, minY: area.1, maxX: area.2, maxY: area.3)
      let part = mapper.map(of: area)
      #expect(part.area == area)
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          #expect(part.owner(atX: x, y: y) == whole.owner(atX: x, y: y), "\(x), \(y)")
          #expect(part.shows(atX: x, y: y) == whole.shows(atX: x, y: y), "\(x), \(y)")
        }
      }
    }
    let owners = (0..<200).flatMap { y in (0..<90).compactMap { whole.owner(atX: $0, y: y) } }
    #expect(Set(owners) == [0, 1, 2, 3, 4, 5])
  }

  @Test func nothingIsKnownOutsideOfTheArea() {
    let mapper = OwnerMapper(list, in: IntRect(minX: 0, minY: 0, maxX: 90, maxY: 30))

    #expect(mapper.map(of: IntRect(minX: 0, minY: 40, maxX: 90, maxY: 60)).area == .empty)
  }
}
