import DarkroomRaster
import Testing

struct StrokeTests {
  @Test func buttLineIsARectangle() {
    let grid = stroke([.line((1, 1.5), (4, 1.5))], StrokeStyle(width: 1), width: 5, height: 3)

    #expect(grid.hexRows == ["00 00 00 00 00", "00 FF FF FF 00", "00 00 00 00 00"])
  }

  @Test func squareCapsReachHalfTheWidthFarther() {
    let grid = stroke(
      [.line((2, 2), (4, 2))], StrokeStyle(width: 2, cap: .square), width: 6, height: 3)

    #expect(grid.hexRows == ["00 00 00 00 00 00", "00 FF FF FF FF 00", "00 FF FF FF FF 00"])
  }

  @Test func miterJoinMakesASharpCorner() {
    let style = StrokeStyle(width: 2)
    let grid = stroke([.lines((0, 1), (3, 1), (3, 4))], style, width: 5, height: 4)

    #expect(
      grid.hexRows == ["FF FF FF FF 00", "FF FF FF FF 00", "00 00 FF FF 00", "00 00 FF FF 00"])
  }

  @Test func bevelJoinCutsTheCorner() {
    let style = StrokeStyle(width: 2, join: .bevel)
    let grid = stroke([.lines((0, 1), (3, 1), (3, 4))], style, width: 5, height: 2)

    #expect(grid.hexRows == ["FF FF FF 80 00", "FF FF FF FF 00"])
  }

  @Test func roundJoinLeavesAQuarterDisc() {
    let style = StrokeStyle(width: 2, join: .round)
    let grid = stroke([.lines((0, 1), (3, 1), (3, 4))], style, width: 4, height: 1)

    // π/4 of the pixel.
    #expect(abs(Int(grid[3, 0]) - 200) <= 2)
  }

  @Test(arguments: [(1.41, "80"), (1.42, "FF")])
  func miterLimitIsARatioOfWidths(limit: Double, corner: String) {
    // A right angle's miter is √2 widths long.
    let style = StrokeStyle(width: 2, miterLimit: limit)
    let grid = stroke([.lines((0, 1), (3, 1), (3, 4))], style, width: 4, height: 1)

    #expect(grid.hexRows == ["FF FF FF \(corner)"])
  }

  /// Straight back the sides never meet.
  @Test(arguments: [StrokeStyle.Join.miter, .bevel])
  func aLineThatTurnsBackIsDrawnOnce(join: StrokeStyle.Join) {
    let style = StrokeStyle(width: 1, join: join)
    let grid = stroke([.lines((1, 1.5), (4, 1.5), (2, 1.5))], style, width: 5, height: 3)

    #expect(grid.hexRows == ["00 00 00 00 00", "00 FF FF FF 00", "00 00 00 00 00"])
  }

  @Test func aLineThatTurnsBackHasARoundEnd() {
    let style = StrokeStyle(width: 2, join: .round)
    let grid = stroke([.lines((0, 1), (3, 1), (0, 1))], style, width: 5, height: 2)

    // π/4 of the pixels ahead.
    #expect(abs(Int(grid[3, 0]) - 200) <= 2 && abs(Int(grid[3, 1]) - 200) <= 2)
    #expect(grid[2, 0] == 255 && grid[4, 0] == 0)
  }

  @Test func closedSquareHasFourMitersAndAHole() {
    let path = Path(rect: Rect(x: 1, y: 1, width: 2, height: 2))
    let grid = CoverageGrid(
      path.stroked(StrokeStyle(width: 1), tolerance: 0.01), width: 4, height: 4)

    #expect(grid.hexRows == ["40 80 80 40", "80 BF BF 80", "80 BF BF 80", "40 80 80 40"])
  }

  @Test func degenerateSubpathsFollowTheirCaps() {
    let point = Path.lines((2, 2), (2, 2))
    let lone = Path.lines((2, 2))

    #expect(point.stroked(StrokeStyle(width: 2), tolerance: 0.01).isEmpty)
    let square = point.stroked(StrokeStyle(width: 2, cap: .square), tolerance: 0.01)
    #expect(square.bounds == Rect(x: 1, y: 1, width: 2, height: 2))
    let round = point.stroked(StrokeStyle(width: 2, cap: .round), tolerance: 0.001)
    #expect(round.bounds == Rect(x: 1, y: 1, width: 2, height: 2))
    #expect(!round.contains(Point(x: 1.2, y: 1.2), rule: .nonZero))
    #expect(lone.stroked(StrokeStyle(width: 2, cap: .round), tolerance: 0.01).isEmpty)
  }

  @Test func widthThatIsNotPositiveLeavesNothing() {
    let line = Path.lines((0, 0), (5, 0))

    #expect(line.stroked(StrokeStyle(width: 0), tolerance: 0.1).isEmpty)
    #expect(line.stroked(StrokeStyle(width: -1), tolerance: 0.1).isEmpty)
  }

  @Test func circleStrokeIsARing() {
    let circle = Path(ellipseIn: Rect(x: 10, y: 10, width: 20, height: 20))
    let ring = circle.stroked(StrokeStyle(width: 4), tolerance: 0.01)

    #expect(ring.contains(Point(x: 20, y: 8.1), rule: .nonZero))
    #expect(!ring.contains(Point(x: 20, y: 7.9), rule: .nonZero))
    #expect(ring.contains(Point(x: 20, y: 11.9), rule: .nonZero))
    #expect(!ring.contains(Point(x: 20, y: 12.1), rule: .nonZero))
  }

  /// The stroke with round caps and joins is what lies within half the width of the path.
  @Test(arguments: 0..<12)
  func roundStrokeIsEverythingNearThePath(seed: Int) {
    let path = Path.random(seed: seed)
    let dense = path.flattened(tolerance: 1e-4)
    for width in [0.5, 3, 12, 30.0] {
      let style = StrokeStyle(width: width, cap: .round, join: .round)
      let outline = path.stroked(style, tolerance: 0.02)
      for y in stride(from: -9.5, to: 60, by: 4.3) {
        for x in stride(from: -9.5, to: 60, by: 4.3) {
          let p = Point(x: x, y: y)
          let distance = dense.distance(to: p)
          guard abs(distance - width / 2) > 0.03 else { continue }
          #expect(
            outline.contains(p, rule: .nonZero) == (distance < width / 2),
            "\(p) at \(distance), width \(width)")
        }
      }
    }
  }

  /// Directions that are only rounding errors, or a pen of no sane width, once made millions of points.
  @Test(arguments: [(1e6, 1e12), (1e12, 1e12), (1e17, 1e3), (1e300, 1e9)])
  func curvesBeyondAllMeasureHaveBoundedOutlines(size: Double, width: Double) {
    var path = Path(ellipseIn: Rect(x: 1, y: 1, width: size, height: size / 3))
    path.cubic(
      to: Point(x: size, y: size + 1), control1: Point(x: size + 1, y: size),
      control2: Point(x: size - 1, y: size))
    let outline = path.stroked(StrokeStyle(width: width, join: .round), tolerance: 0.05)

    #expect(outline.points.count < 400_000)
  }

  private func stroke(_ paths: [Path], _ style: StrokeStyle, width: Int, height: Int)
    -> CoverageGrid
  {
    var all = Path()
    for path in paths { all.append(path) }
    return CoverageGrid(all.stroked(style, tolerance: 0.01), width: width, height: height)
  }
}
