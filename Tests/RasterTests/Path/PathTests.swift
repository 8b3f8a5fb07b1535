import DarkroomRaster
import Testing

struct PathTests {
  @Test func ellipseStartsAtTheRightAndGoesDown() {
    let ellipse = Path(ellipseIn: Rect(x: 60, y: 60, width: 30, height: 30))

    #expect(ellipse.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
    #expect(ellipse.points[0] == Point(x: 90, y: 75))
    #expect(ellipse.points[3] == Point(x: 75, y: 90))
    // Measured from CoreGraphics: 83.284.
    #expect(abs(ellipse.points[1].y - 83.284) < 0.001)
  }

  @Test func boundsOfCurvesAreTheirExtremes() throws {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 8))
    path.cubic(to: Point(x: 20, y: 0), control1: Point(x: 10, y: -8), control2: Point(x: 20, y: -8))
    let bounds = try #require(path.bounds)

    // A quad reaches half of its control's height, this cubic three quarters.
    #expect(bounds == Rect(minX: 0, minY: -6, maxX: 20, maxY: 4))
  }

  @Test func radiiThatDoNotFitAreReducedTogether() {
    let shape = RoundedRect(
      rect: Rect(x: 0, y: 0, width: 10, height: 40), topLeft: 15, topRight: 5, bottomRight: 0,
      bottomLeft: -3
    ).fitted

    #expect(shape.topLeft == 7.5)
    #expect(shape.topRight == 2.5)
    #expect(shape.bottomLeft == 0)
  }

  @Test func containsFollowsTheFillRule() {
    var path = Path(rect: Rect(x: 0, y: 0, width: 9, height: 9))
    path.append(Path(rect: Rect(x: 3, y: 3, width: 3, height: 3)))
    let center = Point(x: 4.5, y: 4.5)

    #expect(path.contains(center, rule: .nonZero))
    #expect(!path.contains(center, rule: .evenOdd))
    #expect(!path.contains(Point(x: 9.5, y: 4), rule: .nonZero))
  }

  @Test func containsIncludesTheTopLeftBordersOnly() {
    let path = Path(rect: Rect(x: 1, y: 1, width: 2, height: 2))

    #expect(path.contains(Point(x: 1, y: 1), rule: .nonZero))
    #expect(!path.contains(Point(x: 3, y: 1), rule: .nonZero))
    #expect(!path.contains(Point(x: 1, y: 3), rule: .nonZero))
  }

  @Test func containsFollowsCurvesExactly() {
    let circle = Path(ellipseIn: Rect(x: 0, y: 0, width: 2, height: 2))
    // On the diagonal the kappa of 4/3·(√2 − 1) puts the curve on the circle.
    let r = 0.5.squareRoot()

    #expect(circle.contains(Point(x: 1 + r - 1e-9, y: 1 + r - 1e-9), rule: .nonZero))
    #expect(!circle.contains(Point(x: 1 + r + 1e-9, y: 1 + r + 1e-9), rule: .nonZero))
  }

  @Test func arcOfAQuarterGoesDownFromTheRight() {
    var path = Path()
    path.addArc(
      center: Point(x: 5, y: 5), radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(path.verbs == [.move, .cubic])
    #expect(path.points[0] == Point(x: 7, y: 5))
    #expect(path.points[1] == Point(x: 7, y: 5 + 2 * Path.circleKappa))
    #expect(abs(path.points[3].x - 5) < 1e-15 && path.points[3].y == 7)
  }

  @Test func arcTheOtherWayTakesTheRest() {
    var path = Path()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    #expect(path.verbs == [.move, .cubic, .cubic, .cubic])
    #expect(path.contains(Point(x: -0.6, y: 0.6), rule: .nonZero))
    #expect(!path.contains(Point(x: 0.6, y: 0.6), rule: .nonZero))
  }

  @Test func arcOfAFullTurnIsAFullCircle() {
    var path = Path()
    path.addArc(center: .zero, radius: 3, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: true)

    #expect(path.verbs.count == 5)
    #expect(abs((path.bounds?.width ?? 0) - 6) < 0.001)
  }

  @Test func tangentArcTouchesBothArms() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addArc(corner: Point(x: 10, y: 0), end: Point(x: 10, y: 10), radius: 4)

    #expect(path.points[1] == Point(x: 6, y: 0))
    #expect(path.points.last == Point(x: 10, y: 4))
    #expect(path.bounds == Rect(x: 0, y: 0, width: 10, height: 4))
  }

  @Test func tangentArcRoundsAnAcuteCorner() {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addArc(corner: Point(x: 10, y: 0), end: Point(x: 0, y: 10), radius: 1)

    // 135° of arc: from tan(67.5°) before the corner, in two cubics; its rightmost point is the
    // center's x plus the radius.
    let reach = 1 + 2.0.squareRoot()
    #expect(path.verbs == [.move, .line, .cubic, .cubic])
    #expect(abs(path.points[1].x - (10 - reach)) < 1e-12)
    #expect(abs((path.bounds?.maxX ?? 0) - (11 - reach)) < 1e-3)
  }

  @Test func reversingKeepsTheShapeAndTurnsItsWinding() {
    let path = Path(
      roundedRect: RoundedRect(rect: Rect(x: 1, y: 1, width: 8, height: 6), radius: 2))
    var both = path
    both.append(path.reversed())

    #expect(
      CoverageGrid(both, width: 10, height: 8).hexRows.allSatisfy {
        !$0.contains { $0 != "0" && $0 != " " }
      })
    #expect(path.reversed().reversed().flattened(tolerance: 0.1).bounds == path.bounds)
  }

  @Test func trimmingTakesSharesOfTheLength() {
    let path = Path.lines((0, 0), (6, 0), (6, 2)).trimmed(from: 0.25, to: 0.875)

    #expect(path == .lines((2, 0), (6, 0), (6, 1)))
  }

  @Test func trimmingACurveHalvesItsLength() throws {
    let circle = Path(ellipseIn: Rect(x: -1, y: -1, width: 2, height: 2))
    let eighth = circle.trimmed(from: 0, to: 0.125)
    let end = try #require(eighth.points.last)

    #expect(abs(end.x - 0.5.squareRoot()) < 1e-6 && abs(end.y - 0.5.squareRoot()) < 1e-6)
  }

  @Test func dashesAlternateFromThePhase() {
    let line = Path.line((0, 0), (10, 0))

    #expect(line.dashed([3, 2], phase: 0).points.map(\.x) == [0, 3, 5, 8])
    #expect(line.dashed([3, 2], phase: 4).points.map(\.x) == [1, 4, 6, 9])
    #expect(line.dashed([3, 2], phase: -1).points.map(\.x) == [1, 4, 6, 9])
    #expect(line.dashed([4], phase: 1).points.map(\.x) == [0, 3, 7, 10])
    #expect(line.dashed([0, 0], phase: 0) == line)
  }

  @Test func dashesOfNoLengthKeepTheirDirection() {
    let dots = Path.line((0, 0), (0, 10)).dashed([0, 4], phase: 0)

    #expect(dots.subpaths.count == 3)
    #expect(dots.points.allSatisfy { $0.x == 0 })
  }

  @Test func continuousCornersReachFartherThanCircularOnes() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(continuousRoundedRect: RoundedRect(rect: rect, radius: 20))

    // Reach 1.528665 radii. The middle cubic's controls put its middle at 0.29151 radii on the
    // diagonal, so at 5.83 here; a circle's would be at 5.858.
    #expect(path.points.contains { abs($0.x - 30.5733) < 1e-4 && $0.y == 0 })
    #expect(path.bounds == rect)
    #expect(!path.contains(Point(x: 5.82, y: 5.82), rule: .nonZero))
    #expect(path.contains(Point(x: 5.84, y: 5.84), rule: .nonZero))
  }

  @Test func continuousCornersOfAFullRadiusAreACircle() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 20)
    let full = RoundedRect(rect: rect, radius: 10)
    let circle = CoverageGrid(
      Path(ellipseIn: rect).flattened(tolerance: 1e-3), width: 20, height: 20)
    let smooth = CoverageGrid(
      Path(continuousRoundedRect: full).flattened(tolerance: 1e-3), width: 20, height: 20)

    for y in 0..<20 {
      for x in 0..<20 { #expect(abs(Int(circle[x, y]) - Int(smooth[x, y])) <= 2) }
    }
  }

  @Test func flatteningStaysWithinTheTolerance() {
    let path = Path.random(seed: 2)
    let coarse = path.flattened(tolerance: 0.1)

    #expect(coarse.points.allSatisfy { path.flattened(tolerance: 1e-5).distance(to: $0) < 1e-3 })
    #expect(path.flattened(tolerance: 0.01).points.allSatisfy { coarse.distance(to: $0) < 0.1 })
  }
}
