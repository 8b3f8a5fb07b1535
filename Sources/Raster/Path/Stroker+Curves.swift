/// Strokes of curves: their sides are moved points of the curve.
///
/// - SeeAlso: M. J. Kilgard, "Polar stroking: new theory and methods for stroking paths" (2020),
///   whose steps are even in the tangent's angle. We differ: ours are even in the parameter and
///   halved where the tangent turns too far; a cusp is a round join.
extension Stroker {
  /// A pen of ten thousand pixels needs a thousand.
  private static var maximumEffort: Int { 16_384 }
  private static var cuspEffort: Int { 64 }

  /// Adds a curve in `steps` even steps of its parameter, more where it turns fast.
  ///
  /// `leaving` and `arriving` are its directions at the ends, of length 1.
  mutating func curve(
    _ curve: CubicPolynomial, to end: Point, leaving: Point, arriving: Point, steps: Int
  ) {
    effort = Self.maximumEffort
    let dt = 1 / Double(steps)
    let first = steps > 1 ? curve.point(at: dt) : end
    turn(to: leaving, length: (first - position).length, join: join)
    var from = CurveStation(t: 0, point: position, direction: leaving)
    for i in 1..<max(steps, 1) {
      let to = station(on: curve, at: Double(i) * dt, after: from.direction)
      step(from: from, to: to, on: curve, depth: 0)
      from = to
    }
    let last = CurveStation(t: 1, point: end, direction: arriving)
    step(from: from, to: last, on: curve, depth: 0)
  }

  @inline(__always)
  private func station(on curve: CubicPolynomial, at t: Double, after d: Point) -> CurveStation {
    let direction = curve.tangent(at: t).normalized ?? d
    return CurveStation(t: t, point: curve.point(at: t), direction: direction)
  }

  @inline(__always)
  private mutating func step(
    from: CurveStation, to: CurveStation, on curve: CubicPolynomial, depth: Int
  ) {
    if from.direction.dot(to.direction) >= stepCosine {
      advance(to: to)
    } else {
      bisect(from: from, to: to, on: curve, depth: depth)
    }
  }

  private mutating func bisect(
    from: CurveStation, to: CurveStation, on curve: CubicPolynomial, depth: Int
  ) {
    guard effort > 0 else { return advance(to: to) }
    effort -= depth == 12 ? Self.cuspEffort : 1
    if depth == 12 { return turnSharply(to: to) }
    let middle = station(on: curve, at: (from.t + to.t) / 2, after: from.direction)
    step(from: from, to: middle, on: curve, depth: depth + 1)
    step(from: middle, to: to, on: curve, depth: depth + 1)
  }

  /// Passes a cusp: the curve's direction jumps within no distance, and the pen turns round it.
  private mutating func turnSharply(to station: CurveStation) {
    position = station.point
    turn(to: station.direction, length: 0, join: .round)
  }

  @inline(never)
  private mutating func advance(to station: CurveStation) {
    let chord = station.point - position
    let n0 = direction.perpendicular * half
    let n1 = station.direction.perpendicular * half
    let turn = n1 - n0
    if (chord - turn).dot(chord) > 0 {
      add(station.point - n1, to: .left)
    } else {
      addTightStep(chord, to: station.point, next: n1, side: .left)
    }
    if (chord + turn).dot(chord) > 0 {
      add(station.point + n1, to: .right)
    } else {
      addTightStep(chord, to: station.point, next: n1, side: .right)
    }
    overlap.go(to: station.point, from: direction, to: station.direction)
    position = station.point
    direction = station.direction
    length = chord.length
  }

  /// The inner side of a step that curves tighter than half the width: what lies between the two normals.
  ///
  /// They cross; what is beyond the crossing would have the other direction and is sent the other way round.
  private mutating func addTightStep(_ chord: Point, to end: Point, next n1: Point, side: Side) {
    overlap.noteTightBend(at: position, reach: half * 2)
    let (a, b) = (direction.perpendicular * (half * side.rawValue), n1 * side.rawValue)
    guard a.dot(b) > 0 else { return addUprightStep(chord, to: end, next: n1, side: side) }
    let turn = a.cross(b)
    let (u, v) = (chord.cross(b) / turn, chord.cross(a) / turn)
    if u > 0, u < 1, v > 0, v < 1 {
      let crossing = position + a * u
      for p in [crossing, end + b, position + a, crossing] { add(p, to: side) }
    }
    add(end + b, to: side)
  }

  /// The inner side of a step that turns far: an upright rectangle on it.
  private mutating func addUprightStep(_ chord: Point, to end: Point, next n1: Point, side: Side) {
    if let d = chord.normalized {
      let n = d.perpendicular * (half * side.rawValue)
      add(position, to: side)
      add(position + n, to: side)
      add(end + n, to: side)
    }
    add(end, to: side)
    add(end + n1 * side.rawValue, to: side)
  }
}

/// A point on a curve with the curve's direction there.
struct CurveStation {
  var t: Double
  var point: Point
  var direction: Point
}
