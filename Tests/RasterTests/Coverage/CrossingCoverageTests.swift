import Testing

@testable import DarkroomRaster

/// Where edges of one shape meet in a pixel, against the exact area.
struct CrossingCoverageTests {
  private static let size = 48
  private static let area = IntRect(minX: 0, minY: 0, maxX: size, maxY: size)

  private typealias Contour = ExactArea.Contour

  /// A star of so many points, every `step`-th one joined; its edges cross.
  private static func star(_ points: Int, step: Int, turn: Double) -> Contour {
    (0..<points).map { i in
      let angle = Double(i * step) / Double(points) * 2 * .pi + turn
      return point(24 + 22 * PortableMath.cosine(angle), 24.3 + 22 * PortableMath.sine(angle))
    }
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Contour {
    [point(x, y), point(x + width, y), point(x + width, y + height), point(x, y + height)]
  }

  private static func path(_ contours: [Contour]) -> Path {
    var path = Path()
    for contour in contours {
      for (i, point) in contour.enumerated() {
        if i == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    return path
  }

  private static func coverage(_ path: Path, _ rule: FillRule) -> CoverageGrid {
    let edges = EdgeList(filling: path, rule: rule, clip: area)
    return CoverageGrid(area: area, rule: rule) { $0.add(edges) }
  }

  /// The largest difference to the exact area, in 255ths of a pixel.
  private static func error(_ contours: [Contour], _ rule: FillRule) -> Int {
    let exact = ExactArea(contours, rule, size: size)
    return exact.errors(of: coverage(path(contours), rule)).keys.max() ?? 0
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func starsAreExactAtTheirCrossings(_ rule: FillRule) {
    for (points, step) in [(5, 2), (7, 3), (12, 5), (31, 14)] {
      for turn in [0, 0.1, 0.37] {
        let error = Self.error([Self.star(points, step: step, turn: turn)], rule)
        #expect(error <= 4, "\(points)/\(step) turned by \(turn)")
      }
    }
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func shapesThatShareAPixelWithThemselvesAreExact(_ rule: FillRule) {
    let nested = [Self.rect(3.25, 3.25, 30, 20), Self.rect(3.5, 3.75, 29.25, 19)]
    let overlapping = [
      Self.rect(3.25, 3.25, 20.5, 20.25), Self.rect(23.5, 23.25, 12.5, 12.5),
      Self.rect(10, 23.25, 12.5, 12.5),
    ]
    let twice = [Self.star(5, step: 1, turn: 0.2), Self.star(5, step: 1, turn: 0.2)]

    for shape in [nested, overlapping, twice] { #expect(Self.error(shape, rule) <= 4) }
  }

  /// Half a pixel of border: what lies between two arcs that pass through the same pixels.
  @Test func aThinRingIsWhatLiesBetweenItsOutlines() {
    let outer = RoundedRect(rect: Rect(x: 4.2, y: 4.3, width: 36, height: 30), radius: 9)
    let inner = RoundedRect(rect: Rect(x: 4.7, y: 4.8, width: 35, height: 29), radius: 8.5)
    let ring = EdgeList(outer, without: inner, clip: Self.area)
    let grid = CoverageGrid(area: Self.area) { $0.add(ring) }
    let whole = CoverageGrid(area: Self.area) { $0.add(EdgeList(outer, clip: Self.area)) }
    let hole = CoverageGrid(area: Self.area) { $0.add(EdgeList(inner, clip: Self.area)) }

    for y in 0..<Self.size {
      for x in 0..<Self.size {
        let expected = Int(whole[x, y]) - Int(hole[x, y])
        #expect(abs(Int(grid[x, y]) - expected) <= 1, "(\(x), \(y))")
      }
    }
  }

  @Test func outlinesThatMeetNowhereStayAsTheyAre() {
    var ring = Path(ellipseIn: Rect(x: 2, y: 2, width: 40, height: 40))
    ring.append(Path(ellipseIn: Rect(x: 12, y: 12, width: 20, height: 20)))
    for path in [Path(ellipseIn: Rect(x: 2, y: 2, width: 40, height: 30)), ring] {
      let plain = EdgeList(path, clip: Self.area)
      let resolved = EdgeList(filling: path, rule: .evenOdd, clip: Self.area)
      let before = CoverageGrid(area: Self.area, rule: .evenOdd) { $0.add(plain) }
      let after = CoverageGrid(area: Self.area, rule: .evenOdd) { $0.add(resolved) }
      #expect(before.hexRows == after.hexRows)
    }
  }

  @Test func noiseIsExactAndLeavesNothingBesideItself() {
    var random = Noise(state: 7)
    for _ in 0..<60 {
      let contours = (0..<3).map { _ in
        (0..<7).map { _ in point(random.next(below: 40), random.next(below: 48)) }
      }
      for rule in [FillRule.nonZero, .evenOdd] {
        let grid = Self.coverage(Self.path(contours), rule)
        for y in 0..<Self.size { for x in 41..<Self.size { #expect(grid[x, y] == 0) } }
        #expect(Self.error(contours, rule) <= 6)
      }
    }
  }

  @Test func outlinesOfThousandsOfLongEdgesAreDrawnAsTheyAre() {
    var random = Noise(state: 9)
    let path = Self.path([
      (0..<4000).map { _ in point(random.next(below: 48), random.next(below: 48)) }
    ])

    let plain = EdgeList(path, clip: Self.area)
    let filled = EdgeList(filling: path, rule: .nonZero, clip: Self.area)

    #expect(plain.edges(inBand: 0).count == filled.edges(inBand: 0).count)
  }
}

/// The same numbers everywhere; Knuth's MMIX generator.
private struct Noise {
  var state: UInt64

  mutating func next(below limit: Double) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / 16_777_216 * limit
  }
}

private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
