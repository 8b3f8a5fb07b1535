import DarkroomRaster
import Testing

@testable import DarkroomPNG

struct RowFilterTests {
  /// Byte for byte as W3C, Portable Network Graphics (Third Edition), 9 states it; rows without the filter's byte.
  private func plain(_ filter: Int, _ row: [UInt8], above: [UInt8], pixel: Int) -> [UInt8] {
    var found: [UInt8] = []
    for (i, byte) in row.enumerated() {
      let a = i < pixel ? 0 : Int(found[i - pixel])
      let b = Int(above[i])
      let c = i < pixel ? 0 : Int(above[i - pixel])
      let p = a + b - c
      let nearest = [a, b, c].min { abs(p - $0) < abs(p - $1) } ?? 0
      found.append(byte &+ UInt8([0, a, b, (a + b) / 2, nearest][filter]))
    }
    return found
  }

  /// The narrow range makes neighbors that are equally near.
  @Test(arguments: 0...4, [3, 4])
  func filtersAreTakenBackAsTheSpecificationStates(filter: Int, pixel: Int) {
    var generator = Xorshift(seed: UInt64(8 * filter + pixel))
    for width in [1, 2, 7, 64] {
      for highest: UInt8 in [3, 255] {
        for _ in 0..<100 {
          let row = (0..<width * pixel).map { _ in UInt8.random(in: 0...255, using: &generator) }
          let above = row.map { _ in UInt8.random(in: 0...highest, using: &generator) }
          var found = [UInt8(filter)] + row + [77]
          let isKnown = unsafe RowFilter(bytesPerPixel: pixel).undo(
            &found, count: row.count, above: [0] + above)

          #expect(isKnown)
          #expect(found == [0] + plain(filter, row, above: above, pixel: pixel) + [77])
        }
      }
    }
  }
}
