import DarkroomRaster
import Testing

/// A stroke covers an area once, however often its outline does: sums of coverage against areas.
struct StrokeCoverageTests {
  private static let area = IntRect(minX: 0, minY: 0, maxX: 64, maxY: 64)

  private func grid(
    _ path: Path, _ style: StrokeStyle, _ transform: Transform = .identity
  ) -> CoverageGrid {
    let edges = EdgeList(stroking: path, style: style, transform: transform, clip: Self.area)
    return CoverageGrid(area: Self.area) { $0.add(edges) }
  }

  /// Pixels of ink in a column.
  private func ink(_ grid: CoverageGrid, column: Int) -> Double {
    (0..<64).reduce(0) { $0 + Double(grid[column, $1]) / 255 }
  }

  private func ink(_ grid: CoverageGrid) -> Double {
    (0..<64).reduce(0) { $0 + ink(grid, column: $1) }
  }

  /// There and back: edges of 4.5 pixels of ink once had twice the coverage of their half covered pixels.
  @Test(arguments: [9, 8.933, 2.25, 0.3])
  func aClosedLineOfTwoPointsIsAsWideAsAnOpenOne(width: Double) {
    let open = Path.line((10, 40), (90, 40))
    var closed = open
    closed.close()
    let half = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0.1)
    let style = StrokeStyle(width: width)

    let (once, twice) = (grid(open, style, half), grid(closed, style, half))

    #expect(abs(ink(twice, column: 20) - width / 2) < 0.01)
    #expect(once.hexRows[15...25] == twice.hexRows[15...25])
  }

  @Test func dashesWhoseSquareCapsOverlapAreASolidLine() {
    let style = StrokeStyle(width: 4.476, cap: .square, dash: [0.5, 0.527])
    let grid = grid(.line((10, 30.3), (50, 30.3)), style)

    for column in 12..<48 { #expect(abs(ink(grid, column: column) - 4.476) < 0.01) }
  }

  @Test func linesThatCrossCoverTheirCrossingOnce() {
    // Half a pixel wide: the crossing is within one pixel.
    let grid = grid(
      .lines((10.3, 10.3), (50.3, 50.3), (50.3, 10.3), (10.3, 50.3)), StrokeStyle(width: 0.5))

    // In the 3 pixels about it: a diagonal through two corners, which cut it, one 0.4 from that, and what both share.
    let around = (29...31).reduce(0.0) { sum, x in
      sum + (29...31).reduce(0.0) { $0 + Double(grid[x, $1]) / 255 }
    }
    let root = 2.0.squareRoot()
    let expected = (0.5 * 3 * root - 0.125) + 0.5 * 2.6 * root - 0.25
    #expect(abs(around - expected) < 0.02)
    #expect(grid[30, 30] < 200)
  }

  @Test func subpathsThatOverlapAreInkedOnce() {
    var path = Path.line((10, 30.25), (50, 30.25))
    path.append(.line((20, 30.75), (60, 30.75)))
    let grid = grid(path, StrokeStyle(width: 1))

    #expect(abs(ink(grid, column: 15) - 1) < 0.01)
    #expect(abs(ink(grid, column: 35) - 1.5) < 0.01)
    #expect(abs(ink(grid, column: 55) - 1) < 0.01)
  }

  /// A pen wider than the curve bends: a disc without notches, but for roundings where many edges meet.
  @Test func aTightBendOfAWidePenIsADisc() {
    var path = Path(ellipseIn: Rect(x: 31.5, y: 31.5, width: 1, height: 1))
    path.close()
    let grid = grid(path, StrokeStyle(width: 30))

    let disc = Double.pi * 15.5 * 15.5
    #expect(abs(ink(grid) - disc) < disc * 0.005)
    for y in 22..<42 { for x in 22..<42 { #expect(grid[x, y] >= 254) } }
  }

  /// What a step of a short line covers beyond its end.
  @Test func shortSegmentsOfAWidePenLeaveNoSeams() {
    let path = Path.lines((20, 20), (21, 20), (21, 21), (20, 21.5), (40, 40))
    let style = StrokeStyle(width: 12, cap: .round, join: .round)
    let outline = path.stroked(style, tolerance: 1e-3)
    let grid = grid(path, style)

    for y in 0..<64 {
      for x in 0..<64 {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = path.distance(to: center)
        if distance < 5.2 { #expect(grid[x, y] == 255, "(\(x), \(y))") }
        if distance > 6.8 { #expect(grid[x, y] == 0, "(\(x), \(y))") }
        #expect(
          outline.contains(center, rule: .nonZero) == (distance < 6) || abs(distance - 6) < 0.01)
      }
    }
  }

  /// The same stroke, alone and beside another subpath that overlaps itself.
  @Test func whatDoesNotOverlapStaysAsItIs() {
    var circle = Path(ellipseIn: Rect(x: 8, y: 4, width: 30, height: 20))
    let style = StrokeStyle(width: 2.4)
    let alone = grid(circle, style)
    circle.append(.lines((10, 50), (50, 50), (12, 50)))
    let beside = grid(circle, style)

    #expect(alone.hexRows[0..<40] == beside.hexRows[0..<40])
  }
}
