import Testing

@testable import DarkroomRaster

struct ClipRowsTests {
  private static let area = IntRect(minX: 2, minY: 5, maxX: 42, maxY: 6)

  @Test func whatLiesBetweenPartsLetsNothingThrough() {
    let rows = ClipRows()
    rows.reset(Self.area)
    Self.write(200, to: 2..<42, of: rows)
    rows.reset(Self.area)
    Self.write(7, to: 4..<6, of: rows)
    rows.includeSolid(20..<24, row: 5)

    #expect((rows[5].low, rows[5].high) == (4, 24))
    #expect((rows[5].solidLow, rows[5].solidHigh) == (20, 24))
    #expect(Self.bytes(4..<20, of: rows) == [7, 7] + [UInt8](repeating: 0, count: 14))
  }

  @Test func theLongestFullRunNeedsNoBytesAndTheOthersHaveThem() {
    let rows = ClipRows()
    rows.reset(Self.area)
    rows.includeSolid(4..<8, row: 5)
    rows.includeSolid(10..<20, row: 5)
    rows.includeSolid(24..<27, row: 5)

    #expect((rows[5].solidLow, rows[5].solidHigh) == (10, 20))
    #expect(Self.bytes(4..<10, of: rows) == [255, 255, 255, 255, 0, 0])
    #expect(Self.bytes(20..<27, of: rows) == [0, 0, 0, 0, 255, 255, 255])
  }

  private static func write(_ coverage: UInt8, to columns: Range<Int>, of rows: ClipRows) {
    for x in columns { unsafe (rows.coverage(5) + x).pointee = coverage }
    rows.include(columns, row: 5)
  }

  private static func bytes(_ columns: Range<Int>, of rows: ClipRows) -> [UInt8] {
    columns.map { unsafe rows.coverage(5)[$0] }
  }
}
