import DarkroomCoreGraphics
import DarkroomRaster
import Testing

/// Boolean operations of paths, against areas and corners derived by hand.
struct PathAreaTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: x, y: y, width: width, height: height))
    return path
  }

  /// The points of each subpath.
  private func outlines(_ path: CGPath) -> [[Point]] {
    var found: [[Point]] = []
    var points = path.raster.points.makeIterator()
    for verb in path.raster.verbs where verb != .close {
      guard let point = points.next() else { break }
      if verb == .move { found.append([]) }
      found[found.count - 1].append(point)
    }
    return found
  }

  /// Holes count against the rest.
  private func area(_ path: CGPath) -> Double {
    var doubled = 0.0
    for corners in outlines(path) {
      for (index, corner) in corners.enumerated() {
        let next = corners[(index + 1) % corners.count]
        doubled += corner.x * next.y - corner.y * next.x
      }
    }
    return abs(doubled / 2)
  }

  @Test func overlappingBoxes() {
    let (a, b) = (box(0, 0, 10, 10), box(5, 5, 10, 10))

    #expect(area(a.union(b)) == 175)
    #expect(area(a.intersection(b)) == 25)
    #expect(area(a.subtracting(b)) == 75)
    #expect(area(a.symmetricDifference(b)) == 150)
    #expect(outlines(a.union(b)).map(\.count) == [8])
    #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(a.intersects(b) && !a.intersects(box(11, 0, 1, 1)) && !a.intersects(box(10, 0, 1, 1)))
  }

  @Test func boxesThatTouch() {
    let a = box(0, 0, 10, 10)

    #expect(outlines(a.union(box(10, 0, 5, 10))).map(\.count) == [4])
    #expect(outlines(a.union(box(10, 10, 5, 5))).map(\.count) == [4, 4])
    #expect(outlines(a.union(a)).map(\.count) == [4])
    #expect(a.subtracting(a).isEmpty)
    #expect(a.intersection(CGMutablePath()).isEmpty)
  }

  @Test func aHoleIsAnOutlineOfItsOwn() {
    let ring = box(0, 0, 10, 10).subtracting(box(2, 2, 3, 3))

    #expect(area(ring) == 91)
    #expect(outlines(ring).count == 2)
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(!ring.contains(CGPoint(x: 3, y: 3), using: rule))
      #expect(ring.contains(CGPoint(x: 1, y: 3), using: rule))
    }
  }

  /// A pentagram: by windings it has ten corners, by the even-odd rule five points without the middle.
  @Test func theRuleDecidesWhatCrossingLinesFill() {
    let star = CGMutablePath()
    star.addLines(between: [
      CGPoint(x: 50, y: 0), CGPoint(x: 79, y: 90), CGPoint(x: 2, y: 35), CGPoint(x: 98, y: 35),
      CGPoint(x: 21, y: 90),
    ])
    star.closeSubpath()

    #expect(outlines(star.normalized()).map(\.count) == [10])
    #expect(outlines(star.normalized(using: .evenOdd)).map(\.count) == [3, 3, 3, 3, 3])
    #expect(star.normalized().contains(CGPoint(x: 50, y: 50)))
    #expect(!star.normalized(using: .evenOdd).contains(CGPoint(x: 50, y: 50)))
  }

  @Test func discsAreWithinTheTolerance() {
    let circle = { (x: CGFloat) in
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: x, y: 0, width: 100, height: 100))
      return path
    }
    // Two circles through each other's middle: a lens of r² (2π/3 - √3/2).
    #expect(abs(area(circle(0).intersection(circle(50))) - 3070.924) < 2)
    #expect(abs(area(circle(0).union(circle(50))) - 12637.04) < 4)
  }

  @Test func linesAreCutAtTheBorder() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 25, y: 5))
    let area = box(0, 0, 10, 10)

    #expect(outlines(line.lineIntersection(area)) == [[Point(x: 0, y: 5), Point(x: 10, y: 5)]])
    #expect(
      outlines(line.lineSubtracting(area))
        == [[Point(x: -5, y: 5), Point(x: 0, y: 5)], [Point(x: 10, y: 5), Point(x: 25, y: 5)]])
  }

  /// Points of paths that cross themselves and each other are where both of them say.
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func anyPaths(_ seed: UInt64) {
    var random = Sequence64(state: seed)
    func place() -> CGPoint {
      CGPoint(x: CGFloat.random(in: 0...90, using: &random), y: .random(in: 0...90, using: &random))
    }
    func tangle(_ count: Int) -> CGPath {
      let path = CGMutablePath()
      path.move(to: place())
      for index in 1..<count {
        if index % 6 == 0 { path.move(to: place()) }
        if index % 4 == 0 { path.addQuadCurve(to: place(), control: place()) }
        path.addLine(to: place())
      }
      return path.flattened(threshold: 0.006)
    }
    let (a, b) = (tangle(12), tangle(9))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      let results = [
        a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
        a.symmetricDifference(b, using: rule),
      ]
      for _ in 0..<20 {
        let point = place()
        let (first, second) = (a.contains(point, using: rule), b.contains(point, using: rule))
        let wanted = [first || second, first && second, first && !second, first != second]
        #expect(results.map { $0.contains(point) } == wanted)
        #expect(results.map { $0.contains(point, using: .evenOdd) } == wanted)
      }
    }
  }

  @Test func coordinatesThatAreNoNumbersAreLeftOut() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))

    #expect(area(path.union(box(4, 0, 4, 4))) == 32)
    #expect(area(box(0, 0, 1e300, 1e300).intersection(box(0, 0, 1e299, 1e299))) > 0)
  }
}

private struct Sequence64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
