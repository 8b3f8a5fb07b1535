package import DarkroomRaster

/// A piece of a circle as cubic curves of at most a quarter turn each.
package struct CircularArc {
  package var center: Point
  package var radius: Double
  /// Radians, from the x axis towards the y axis.
  package var startAngle: Double
  /// Radians; negative for a turn towards smaller angles.
  package var sweep: Double

  package init(center: Point, radius: Double, startAngle: Double, sweep: Double) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.sweep = sweep
  }

  private static let fullTurn = 2 * Double.pi

  /// The turn that CoreGraphics makes from one angle to the other: never more than once around.
  ///
  /// - Parameter clockwise: with the y axis up, so true goes towards smaller angles.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> Double {
    let towardsGreater = clockwise ? Double(start - end) : Double(end - start)
    guard towardsGreater.isFinite else { return 0 }
    var turn = towardsGreater
    if turn < 0 {
      turn = turn.truncatingRemainder(dividingBy: fullTurn)
      if turn < 0 { turn += fullTurn }
    } else if turn > fullTurn {
      turn = fullTurn
    }
    return clockwise ? -turn : turn
  }

  package var start: Point { point(at: Rotation(angle: startAngle)) }

  private func point(at turn: Rotation) -> Point {
    Point(x: center.x + radius * turn.cosine, y: center.y + radius * turn.sine)
  }

  /// Control points and end of each curve.
  package var curves: [(Point, Point, Point)] {
    let quarters = abs(sweep) / (Double.pi / 2)
    guard quarters > 0, quarters.isFinite else { return [] }
    // An angle a rounding error above a whole number of quarters needs no curve of its own.
    let count = max(1, Int((quarters - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let quarterStep = Rotation(angle: step / 4)
    // The handle of a cubic that touches the circle at both ends and in the middle: 4/3·tan(step/4).
    let handle = 4.0 / 3.0 * quarterStep.sine / quarterStep.cosine * radius
    var curves: [(Point, Point, Point)] = []
    var from = Rotation(angle: startAngle)
    for i in 1...count {
      let to = Rotation(angle: startAngle + step * Double(i))
      let a = point(at: from)
      let b = point(at: to)
      curves.append(
        (
          Point(x: a.x - handle * from.sine, y: a.y + handle * from.cosine),
          Point(x: b.x + handle * to.sine, y: b.y - handle * to.cosine), b
        ))
      from = to
    }
    return curves
  }
}

extension Path {
  /// Adds a line to the arc's start when a subpath is open, then the arc.
  package mutating func addArc(_ arc: CircularArc, transform: Transform = .identity) {
    let start = transform.apply(arc.start)
    if isEmpty { move(to: start) } else { line(to: start) }
    for (control1, control2, end) in arc.curves {
      cubic(
        to: transform.apply(end), control1: transform.apply(control1),
        control2: transform.apply(control2))
    }
  }

  /// PostScript's `arcto`: the corner at `tangent1End` with a fillet of `radius`; `transform` maps what is given.
  package mutating func addArc(
    tangent1End corner: Point, tangent2End end: Point, radius: Double,
    transform: Transform = .identity
  ) {
    guard let current = currentPoint, let inverse = transform.inverted else { return }
    guard
      let arc = CircularArc(
        rounding: corner, from: inverse.apply(current), to: end, radius: radius)
    else { return line(to: transform.apply(corner)) }
    addArc(arc, transform: transform)
  }
}

extension CircularArc {
  /// Nil when there is no corner to round: the three points lie on a line, or two of them coincide.
  init?(rounding corner: Point, from a: Point, to b: Point, radius: Double) {
    let (inX, inY) = (a.x - corner.x, a.y - corner.y)
    let (outX, outY) = (b.x - corner.x, b.y - corner.y)
    let inLength = (inX * inX + inY * inY).squareRoot()
    let outLength = (outX * outX + outY * outY).squareRoot()
    guard radius > 0, inLength > 0, outLength > 0 else { return nil }
    let u = Point(x: inX / inLength, y: inY / inLength)
    let v = Point(x: outX / outLength, y: outY / outLength)
    let cross = u.x * v.y - u.y * v.x
    guard abs(cross) > 1e-9 else { return nil }
    // Half the corner's angle: tan(θ/2) = |sin θ| / (1 + cos θ); the fillet starts radius/tan(θ/2) away.
    let away = radius * (1 + u.x * v.x + u.y * v.y) / abs(cross)
    let first = Point(x: corner.x + u.x * away, y: corner.y + u.y * away)
    let last = Point(x: corner.x + v.x * away, y: corner.y + v.y * away)
    let side = cross > 0 ? 1.0 : -1.0
    let center = Point(x: first.x - u.y * radius * side, y: first.y + u.x * radius * side)
    let from = Rotation.angle(y: first.y - center.y, x: first.x - center.x)
    let to = Rotation.angle(y: last.y - center.y, x: last.x - center.x)
    self.init(
      center: center, radius: radius, startAngle: from,
      sweep: CircularArc.sweep(from: from, to: to, clockwise: cross > 0))
  }
}
