import DarkroomCoreGraphics
import Testing

struct PathTests {
  /// The order CoreGraphics gives: from the middle of the right side towards greater y.
  @Test func ellipseStartsAtMaxXAndGoesTowardsMaxY() {
    let path = unsafe CGPath(ellipseIn: CGRect(x: 60, y: 60, width: 30, height: 30), transform: nil)

    #expect(
      path.words == [
        "move 90 75", "curve 90 83.284 83.284 90 75 90", "curve 66.716 90 60 83.284 60 75",
        "curve 60 66.716 66.716 60 75 60", "curve 83.284 60 90 66.716 90 75", "close",
      ])
  }

  @Test func rectStartsAtItsOrigin() {
    let path = unsafe CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)

    #expect(path.words == ["move 1 2", "line 4 2", "line 4 6", "line 1 6", "close"])
  }

  @Test func arcCounterclockwiseInYUpGrowsTheAngle() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    #expect(path.words == ["move 10 0", "curve 10 5.523 5.523 10 0 10"])
  }

  @Test func arcClockwiseTakesTheOtherWayRound() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(path.words.count == 4)
    #expect(path.words[1] == "curve 10 -5.523 5.523 -10 0 -10")
  }

  @Test func arcJoinsTheCurrentPointByALine() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addRelativeArc(center: CGPoint(x: 20, y: 0), radius: 10, startAngle: 0, delta: .pi / 2)

    #expect(path.words.prefix(2) == ["move 0 0", "line 30 0"])
  }

  @Test func tangentArcRoundsARightAngle() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

    #expect(path.words == ["move 0 0", "line 6 0", "curve 8.209 0 10 1.791 10 4"])
  }

  @Test func transformMapsWhatIsAdded() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 2, y: 3))
    path.addLine(to: CGPoint(x: 1, y: 1))

    #expect(path.words == ["move 2 3", "line 1 1"])
  }

  @Test func boundingBoxOfPathLeavesControlPointsOut() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGPath().boundingBox.isNull)
  }

  @Test func evenOddLeavesTheOverlapOut() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))

    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func pathsWithTheSameElementsAreEqual() {
    let a = CGMutablePath()
    a.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let b = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)

    #expect(a == b)
    a.addLine(to: .zero)
    #expect(a != b)
  }

  @Test func copyDoesNotFollowTheOriginal() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 1, y: 1))

    #expect(copy?.words == ["move 0 0"])
  }

  @Test func strokeOfALineIsARectangleAroundIt() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)

    #expect(outline.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func dashesCutAPathInPieces() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))

    #expect(
      path.copy(dashingWithPhase: 1, lengths: [3, 4]).words
        == ["move 0 0", "line 2 0", "move 6 0", "line 9 0"])
  }

  @Test func onlyRectanglesAreRects() {
    var rect = CGRect.zero
    let path = unsafe CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)

    #expect(unsafe path.isRect(&rect))
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(unsafe !CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }
}

extension CGPath {
  /// One word and its numbers for each element, to a thousandth.
  var words: [String] {
    var words: [String] = []
    unsafe applyWithBlock { pointer in
      let element = unsafe pointer.pointee
      let (word, count): (String, Int) =
        switch unsafe element.type {
        case .moveToPoint: ("move", 1)
        case .addLineToPoint: ("line", 1)
        case .addQuadCurveToPoint: ("quad", 2)
        case .addCurveToPoint: ("curve", 3)
        case .closeSubpath: ("close", 0)
        }
      var numbers: [String] = []
      for i in 0..<count {
        let point = unsafe element.points[i]
        numbers += [point.x, point.y].map {
          String(format: "%g", (Double($0) * 1000).rounded() / 1000 + 0)
        }
      }
      words.append(([word] + numbers).joined(separator: " "))
    }
    return words
  }
}
