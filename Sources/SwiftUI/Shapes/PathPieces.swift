/// A path as short lines that can be measured and cut.
struct PathPieces {
  private struct Line {
    var start: CGPoint
    var end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func place(_ share: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// The number of lines that approximate a curve.
  private static let steps = 64

  private var lines: [Line] = []

  init(_ path: Path) {
    var start = CGPoint.zero
    var point = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let end):
        start = end
        point = end
      case .line(let end): add(to: end, from: &point)
      case .quadCurve(let end, let control):
        let first = point
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(
            to: CGPoint(
              x: a * first.x + b * control.x + c * end.x,
              y: a * first.y + b * control.y + c * end.y), from: &point)
        }
      case .curve(let end, let control1, let control2):
        let first = point
        for step in 1...Self.steps {
          let t = CGFloat(step) / CGFloat(Self.steps)
          add(to: Self.place(t, first, control1, control2, end), from: &point)
        }
      case .closeSubpath: add(to: start, from: &point)
      }
    }
  }

  private static func place(
    _ t: CGFloat, _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    let x = a * p0.x + b * p1.x + (c * p2.x + d * p3.x)
    let y = a * p0.y + b * p1.y + (c * p2.y + d * p3.y)
    return CGPoint(x: x, y: y)
  }

  private mutating func add(to end: CGPoint, from point: inout CGPoint) {
    lines.append(Line(start: point, end: end))
    point = end
  }

  var length: CGFloat { lines.reduce(0) { $0 + $1.length } }

  func part(from first: CGFloat, to last: CGFloat) -> Path {
    var path = Path()
    var passed: CGFloat = 0
    for line in lines where line.length > 0 {
      let begin = max(first - passed, 0)
      let end = min(last - passed, line.length)
      passed += line.length
      guard begin < end else { continue }
      let place = line.place(begin / line.length)
      if path.currentPoint != place { path.move(to: place) }
      path.addLine(to: line.place(end / line.length))
    }
    return path
  }
}
