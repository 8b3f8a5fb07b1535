import Testing

@testable import DarkroomRaster

struct CoverageAccumulatorTests {
  /// A band of a phone's screen is 300 KB; the cells of a shape as wide may not be as much again.
  @Test func aWideShapeIsSweptInSlices() {
    var accumulator = CoverageAccumulator()
    let area = IntRect(minX: 0, minY: 0, maxX: 1170, maxY: 64)
    var sink = ClipRowsSink(ClipRows())
    sink.rows.reset(area)
    let ellipse = Path(ellipseIn: Rect(x: 0, y: 0, width: 1170, height: 64))
    accumulator.fill(EdgeList(ellipse, clip: area), rule: .nonZero, in: area, into: &sink)

    #expect(accumulator.cellCapacity * 4 <= 70_000)
    #expect(sink.rows[32].solidHigh - sink.rows[32].solidLow > 1000)
    #expect(sink.rows[63].low > sink.rows[62].low)
  }

  @Test func wholePixelRectIsFullyCovered() {
    let grid = CoverageGrid(Path(rect: Rect(x: 1, y: 1, width: 2, height: 1)), width: 4, height: 3)

    #expect(grid.hexRows == ["00 00 00 00", "00 FF FF 00", "00 00 00 00"])
  }

  @Test func fractionalRectCoversItsShareOfEachPixel() {
    let rect = Rect(x: 0.5, y: 0.25, width: 2, height: 1)
    let grid = CoverageGrid(Path(rect: rect), width: 3, height: 2)

    // Shares: 3/8, 3/4, 3/8 above; 1/8, 1/4, 1/8 below; of 255, halves up.
    #expect(grid.hexRows == ["60 BF 60", "20 40 20"])
  }

  @Test func triangleHalvesDiagonalPixels() {
    let grid = CoverageGrid(.polygon((0, 0), (4, 4), (0, 4)), width: 4, height: 4)

    #expect(grid.hexRows == ["80 00 00 00", "FF 80 00 00", "FF FF 80 00", "FF FF FF 80"])
  }

  @Test func shallowEdgeSpreadsOverItsPixels() {
    let grid = CoverageGrid(.polygon((0, 0), (4, 1), (0, 1)), width: 4, height: 1)

    // Trapezoids of mean heights 7/8, 5/8, 3/8, 1/8.
    #expect(grid.hexRows == ["DF 9F 60 20"])
  }

  @Test func windingDecidesWhatDoublyCoveredMeans() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 3, height: 1))
    path.append(Path(rect: Rect(x: 1, y: 0, width: 1, height: 1)))

    #expect(CoverageGrid(path, rule: .nonZero, width: 3, height: 1).hexRows == ["FF FF FF"])
    #expect(CoverageGrid(path, rule: .evenOdd, width: 3, height: 1).hexRows == ["FF 00 FF"])
  }

  @Test func oppositeWindingCutsAHole() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 3, height: 1))
    path.append(.polygon((1, 0), (1, 1), (2, 1), (2, 0)))

    #expect(CoverageGrid(path, width: 3, height: 1).hexRows == ["FF 00 FF"])
  }

  @Test func openSubpathsAreClosed() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 2, y: 0))
    path.line(to: Point(x: 2, y: 2))
    path.line(to: Point(x: 0, y: 2))

    #expect(CoverageGrid(path, width: 2, height: 2).hexRows == ["FF FF", "FF FF"])
  }

  @Test func insideOfAWideShapeArrivesAsRuns() {
    let grid = CoverageGrid(
      Path(rect: Rect(x: 0.5, y: 0, width: 99, height: 1)), width: 100, height: 1)

    // Four pixels a touched group, one group at each end.
    #expect(grid.runPixels == 92)
  }

  @Test func coverageDoesNotDependOnTheArea() {
    let path = Path.polygon((-30.3, -20.7), (45.1, 10.2), (17.9, 50.6), (-8.4, 31.5))
    let all = IntRect(minX: -40, minY: -30, maxX: 60, maxY: 60)
    let whole = CoverageGrid(area: all) { $0.add(path) }
    for part in [
      IntRect(minX: 0, minY: 0, maxX: 20, maxY: 20), IntRect(minX: -9, minY: 11, maxX: 3, maxY: 40),
    ] {
      let clipped = CoverageGrid(area: part) { $0.add(path) }

      for y in part.minY..<part.maxY {
        for x in part.minX..<part.maxX { #expect(clipped[x, y] == whole[x, y]) }
      }
    }
  }

  @Test func cellsAreCleanForTheNextShape() {
    var accumulator = CoverageAccumulator()
    let area = IntRect(minX: 0, minY: 0, maxX: 3, maxY: 3)
    accumulator.begin(area)
    accumulator.add(Path(rect: Rect(x: 0, y: 0, width: 3, height: 3)))
    accumulator.begin(area)

    #expect(accumulator.touchedRows.isEmpty)
    accumulator.add(Path(rect: Rect(x: 1, y: 1, width: 1, height: 1)))
    #expect(accumulator.touchedRows == 1..<2)
  }

  /// Few bands, whose edges stay in one list, and many.
  @Test(arguments: [(160.0, 0..<3), (300.0, 0..<6)])
  func bandsTogetherEqualTheWhole(height: Double, bands: Range<Int>) {
    let path = Path(ellipseIn: Rect(x: 3.3, y: 20.1, width: 90, height: height))
    let all = IntRect(minX: 0, minY: 0, maxX: 100, maxY: bands.upperBound * 64)
    let edges = EdgeList(path, clip: all)
    let whole = CoverageGrid(area: all) { $0.add(path) }

    #expect(edges.bands == bands)
    for band in edges.bands {
      let rows = IntRect(minX: 0, minY: band * 64, maxX: 100, maxY: band * 64 + 64)
      let part = CoverageGrid(area: rows) { $0.add(edges) }
      for y in rows.minY..<rows.maxY {
        for x in 0..<100 { #expect(part[x, y] == whole[x, y]) }
      }
    }
  }

  @Test func hugeShapesKeepTheirEdges() {
    let path = Path.polygon((0, 0), (4e9, 4e9), (0, 4e9))
    let grid = CoverageGrid(path, width: 3, height: 2)

    #expect(grid.hexRows == ["80 00 00", "FF 80 00"])
  }

  @Test func infiniteRectOfCoreGraphicsCoversEverything() {
    let half = Double.greatestFiniteMagnitude / 2
    let rect = Rect(x: -half, y: -half, width: half * 2, height: half * 2)
    let grid = CoverageGrid(
      area: IntRect(minX: 0, minY: 0, maxX: 2, maxY: 1)
    ) { $0.add(Path(rect: rect), transform: .scale(3, 3)) }

    #expect(grid.hexRows == ["FF FF"])
  }

  @Test func notANumberDrawsNothing() {
    let grid = CoverageGrid(.polygon((0, 0), (2, 0), (.nan, 2), (0, 2)), width: 2, height: 2)

    #expect(grid.hexRows == ["00 00", "00 00"])
  }
}
