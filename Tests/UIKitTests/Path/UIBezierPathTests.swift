import DarkroomUIKit
import Testing

struct UIBezierPathTests {
  /// kappa 0.5523 and the order of points: Measures, descriptions.
  @Test func ovalsStartAtTheRightAndGoDown() {
    let steps = elements(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)))

    #expect(steps.first == "0 30,15")
    #expect(steps[1] == "3 30,23.284 23.284,30 15,30")
    #expect(steps.last == "4")
  }

  @Test func arcsTurnWithTheClockOnTheScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.maxX == 10 && path.bounds.minY == 0)
    #expect(path.bounds.width.rounded() == 10)
  }

  @Test func roundedCornersReachAlongTheSides() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    let steps = elements(path)

    #expect(steps[0] == "0 15.287,0")
    #expect(steps[1] == "1 84.713,0")
  }

  @Test func cornersThatAreNotNamedStaySharp() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 20, height: 20))

    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 39)) && path.contains(CGPoint(x: 39, y: 1)))
  }

  @Test func reversingKeepsTheShape() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 6, y: 2))

    #expect(elements(path.reversing()) == ["0 4,4", "2 6,2 4,0", "1 0,0"])
    #expect(elements(path.reversing().reversing()) == elements(path))
  }

  @Test func evenOddLeavesTheOverlapEmpty() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2)))
    let center = CGPoint(x: 3, y: 3)

    #expect(path.contains(center))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(center))
  }

  @Test func copiesKeepTheStroke() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    let copy = path.copy() as? UIBezierPath

    #expect(copy == path && copy !== path)
    path.lineWidth = 4
    #expect(copy != path)
  }

  /// "A width of 0 is interpreted as the thinnest line that can be rendered": Apple's documentation of `lineWidth`.
  @Test func aLineOfNoWidthIsAPixelWide() {
    func line(_ width: CGFloat) -> UIImage {
      .drawn(10, 10) { context in
        context.scaleBy(x: 2, y: 2)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 2.25))
        path.addLine(to: CGPoint(x: 5, y: 2.25))
        path.lineWidth = width
        path.stroke()
      }
    }

    #expect(line(0).pngData() == line(0.5).pngData())
    #expect(line(0).pngData() != line(1).pngData())
  }

  @Test func flatnessAboveAPixelCutsCurves() {
    func ink(_ flatness: CGFloat, _ draw: (UIBezierPath) -> Void) -> UIImage {
      .drawn(40, 40) { _ in
        let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 36, height: 36))
        path.flatness = flatness
        draw(path)
      }
    }

    for draw in [{ $0.fill() }, { $0.stroke() }] as [(UIBezierPath) -> Void] {
      #expect(ink(0.6, draw) == ink(0, draw))
      #expect(ink(6, draw) != ink(0, draw))
    }
  }

  /// One text per element: its type and points, to three places.
  private func elements(_ path: UIBezierPath) -> [String] {
    var lines: [String] = []
    unsafe path.cgPath.applyWithBlock { element in
      let element = unsafe element.pointee
      let count = [1, 1, 2, 3, 0][Int(unsafe element.type.rawValue)]
      let points = (0..<count).map { index in
        let point = unsafe element.points[index]
        return "\(number(point.x)),\(number(point.y))"
      }
      lines.append(unsafe (["\(element.type.rawValue)"] + points).joined(separator: " "))
    }
    return lines
  }

  private func number(_ value: CGFloat) -> String { String(format: "%.5g", Double(value)) }
}
