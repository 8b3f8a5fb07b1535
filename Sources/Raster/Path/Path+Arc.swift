extension Path {
  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// Angles are in radians from +x towards +y, so they grow clockwise on the screen; `clockwise` takes
  /// the arc that way. Angles a full turn or more apart make a full circle. One cubic spans at most a
  /// quarter turn. Does nothing where an argument is not finite.
  ///
  /// - SeeAlso: M. Goldapp, "Approximation of circular arcs by cubic polynomials" (1991). We differ: the curve's middle
  ///   lies on the circle, which is not the smallest error; it is what CoreGraphics' quarter circles have.
  package mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let inputs = [center.x, center.y, radius, startAngle, endAngle]
    guard inputs.allSatisfy({ $0.isFinite }) else { return }
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let first = Rotation(angle: startAngle)
    line(to: center + Point(x: first.cosine, y: first.sine) * radius)
    let count = max(0, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(max(count, 1))
    let quarter = Rotation(angle: step / 4)
    let reach = 4.0 / 3 * quarter.sine / quarter.cosine * radius
    var from = first
    for i in 0..<count {
      let to = Rotation(angle: startAngle + step * Double(i + 1))
      let start = Point(x: from.cosine, y: from.sine)
      let end = Point(x: to.cosine, y: to.sine)
      cubic(
        to: center + end * radius, control1: center + start * radius + start.perpendicular * reach,
        control2: center + end * radius - end.perpendicular * reach)
      from = to
    }
  }

  /// Returns the signed angle that the arc covers, at most a full turn.
  private static func sweep(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let sign = clockwise ? 1.0 : -1.0
    guard abs(end - start) < turn - 1e-9 else { return sign * turn }
    let forward = (end - start) * sign
    return sign * (forward < 0 ? forward + turn : forward)
  }

  /// Adds the arc that touches both the line from the current point to `corner` and the one from there
  /// to `end`, joined to the current point by a line.
  ///
  /// Adds a line to `corner` if the points lie on a line or `radius` is 0.
  package mutating func addArc(corner: Point, end: Point, radius: Double) {
    guard let start = currentPoint else { return move(to: corner) }
    let u = (start - corner).normalized
    let v = (end - corner).normalized
    guard radius > 0, let u, let v, abs(u.cross(v)) > 1e-9 else { return line(to: corner) }
    // With φ the angle between the arms, the arc touches both r / tan(φ/2) from the corner.
    let reach = radius * (1 + u.dot(v)) / abs(u.cross(v))
    let from = corner + u * reach
    let to = corner + v * reach
    line(to: from)
    let normal = u.perpendicular * (u.cross(v) > 0 ? radius : -radius)
    addShortArc(center: from + normal, to: to)
  }

  /// Adds an arc of less than half a turn about `center`, from the current point, without computing angles.
  private mutating func addShortArc(center: Point, to end: Point) {
    guard let start = currentPoint else { return }
    let u = start - center
    let v = end - center
    let radius = u.length
    guard let middle = (u + v).normalized, u.dot(v) < 0 else {
      return addCubicArc(center: center, from: u, to: v, end: end)
    }
    addCubicArc(center: center, from: u, to: middle * radius, end: center + middle * radius)
    addCubicArc(center: center, from: middle * radius, to: v, end: end)
  }

  /// Adds one cubic of at most a quarter turn; its reach is 4/3·tan(θ/4), by the half angle formula twice.
  private mutating func addCubicArc(center: Point, from u: Point, to v: Point, end: Point) {
    let tangentOfHalf = u.cross(v) / (u.squaredLength + u.dot(v))
    let reach =
      4.0 / 3 * tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
    cubic(
      to: end, control1: center + u + u.perpendicular * reach,
      control2: end - v.perpendicular * reach)
  }
}
