import Testing

@testable import DarkroomRaster

struct OwnerMapTests {
  private let black = Paint.color(.black)

  @Test func theTopmostLayerWithCoverageOwnsThePixel() {
    let map = owners {
      $0.owner = 1
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), paint: black)
      $0.owner = 2
      $0.fill(Rect(x: 2.5, y: 0, width: 1, height: 1), paint: black)
    }

    #expect(map.owner(atX: 1, y: 0) == 1)
    #expect(map.owner(atX: 2, y: 0) == 2)
    #expect(map.owner(atX: 4, y: 4) == nil)
  }

  @Test func whatAClipHidesOwnsNothing() {
    let map = owners {
      $0.owner = 3
      $0.clip(to: Path(ellipseIn: Rect(x: 0, y: 0, width: 4, height: 4)))
      $0.fill(Rect(x: 0, y: 0, width: 4, height: 4), paint: black)
    }

    #expect(map.owner(atX: 2, y: 2) == 3)
    #expect(map.owners(in: IntRect(minX: 5, minY: 5, maxX: 8, maxY: 8)).isEmpty)
  }

  @Test func sharesOfARegionAreSorted() {
    let map = owners {
      $0.owner = 7
      $0.fill(Rect(x: 0, y: 0, width: 1, height: 2), paint: black)
      $0.owner = 8
      $0.fill(Rect(x: 1, y: 0, width: 3, height: 2), paint: black)
    }
    let shares = map.owners(in: IntRect(minX: 0, minY: 0, maxX: 8, maxY: 8))

    #expect(shares.map(\.owner) == [8, 7])
    #expect(shares.map(\.pixels) == [6, 2])
  }

  @Test func whatAMaskHidesBelongsToWhatLiesBeneath() {
    let map = owners {
      $0.owner = 1
      $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), paint: black)
      $0.owner = 2
      $0.beginGroup()
      $0.fill(Rect(x: 0, y: 0, width: 8, height: 4), paint: black)
      $0.beginMask()
      $0.owner = 3
      $0.fill(Rect(x: 4, y: 0, width: 4, height: 8), paint: black)
      $0.endMask()
      $0.endGroup()
    }

    #expect(map.owner(atX: 1, y: 1) == 1)
    #expect(map.owner(atX: 5, y: 1) == 2)
    #expect(map.owner(atX: 5, y: 5) == 1)
  }

  @Test func aGroupsShadowBelongsToTheGroup() {
    let map = owners {
      $0.owner = 1
      $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), paint: black)
      $0.owner = 2
      $0.beginGroupWithShadow(offset: Point(x: 0, y: 3), sigma: 0.5, color: .black)
      $0.owner = 3
      $0.fill(Rect(x: 1, y: 1, width: 3, height: 2), paint: black)
      $0.endGroup()
    }

    #expect(map.owner(atX: 2, y: 1) == 3)
    #expect(map.owner(atX: 2, y: 5) == 2)
    #expect(map.owner(atX: 7, y: 7) == 1)
  }

  /// The inner group is drawn as far beyond the picture as the outer shadow reaches.
  @Test func aShadowInAShadowMayReachBeyondThePicture() {
    let map = owners {
      $0.owner = 1
      $0.beginGroupWithShadow(offset: Point(x: 6, y: 0), sigma: 0.5, color: .black)
      $0.owner = 2
      $0.beginGroupWithShadow(offset: Point(x: 0, y: 0), sigma: 0.5, color: .black)
      $0.fill(Rect(x: -4, y: 1, width: 6, height: 6), paint: black)
    }

    #expect(map.owner(atX: 1, y: 4) == 2)
    #expect(map.owner(atX: 5, y: 4) == 1)
  }

  @Test func anAreaHasTheOwnersOfTheWholePictureAndNoneOutside() {
    let list = recorded {
      $0.owner = 1
      $0.fill(Rect(x: 0, y: 0, width: 8, height: 8), paint: black)
      $0.owner = 2
      $0.beginGroupWithShadow(offset: Point(x: 0, y: 3), sigma: 0.5, color: .black)
      $0.owner = 3
      $0.fill(Rect(x: 1, y: 1, width: 3, height: 2), paint: black)
      $0.endGroup()
    }
    let area = IntRect(minX: 2, minY: 1, maxX: 6, maxY: 6)
    let (whole, part) = (BandRasterizer.owners(list), BandRasterizer.owners(list, in: area))

    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = 2..<6 ~= x && 1..<6 ~= y
        #expect(part.owner(atX: x, y: y) == (isInside ? whole.owner(atX: x, y: y) : nil))
      }
    }
  }

  private func owners(_ record: (inout DisplayListRecorder) -> Void) -> OwnerMap {
    BandRasterizer.owners(recorded(record))
  }

  private func recorded(_ record: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(width: 8, height: 8)
    record(&recorder)
    return recorder.finish()
  }
}
