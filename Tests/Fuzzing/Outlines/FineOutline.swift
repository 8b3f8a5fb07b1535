import DarkroomRaster

/// A subpath as many short steps, each with the path's direction at its ends.
struct FineOutline {
  /// Directions are of length 1.
  struct Step {
    var start: Point
    var end: Point
    var startDirection: Point
    var endDirection: Point
    /// Whether a corner of the path is at its start; else the path is smooth there, or has a cusp.
    var followsCorner: Bool

    var length: Double { (end - start).length }

    /// The straight part between two shares of the step.
    func part(from low: Double, to high: Double) -> Step {
      Step(
        start: start.interpolated(to: end, low), end: start.interpolated(to: end, high),
        startDirection: low > 0 ? (end - start).normalized ?? startDirection : startDirection,
        endDirection: high < 1 ? (end - start).normalized ?? endDirection : endDirection,
        followsCorner: low > 0 ? false : followsCorner)
    }
  }

  /// Steps of a curve, even in its parameter.
  private static let stepsPerCurve = 384

  let start: Point
  private(set) var steps: [Step] = []
  /// Whether there are segments, be they of no length.
  let hasSegments: Bool
  var isClosed: Bool

  init(_ subpath: Subpath) {
    start = subpath.start
    isClosed = subpath.isClosed
    hasSegments = !subpath.segments.isEmpty || subpath.isClosed
    for segment in subpath.segments { append(segment) }
    if isClosed, subpath.end != start { append(.line(subpath.end, start)) }
  }

  init(start: Point, steps: [Step]) {
    self.start = start
    self.steps = steps
    hasSegments = true
    isClosed = false
  }

  /// The corners of the closed outline.
  var corners: [Point] { [start] + steps.map(\.end) }

  private mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(let p0, let p1):
      guard let direction = (p1 - p0).normalized else { return }
      steps.append(
        Step(
          start: p0, end: p1, startDirection: direction, endDirection: direction,
          followsCorner: true))
    case .quad(let p0, let p1, let p2):
      append(p0, p0.interpolated(to: p1, 2.0 / 3), p2.interpolated(to: p1, 2.0 / 3), p2)
    case .cubic(let p0, let p1, let p2, let p3): append(p0, p1, p2, p3)
    }
  }

  private mutating func append(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    guard let leaving = Self.direction([p1 - p0, p2 - p0, p3 - p0]),
      let arriving = Self.direction([p3 - p2, p3 - p1, p3 - p0])
    else { return }
    var (from, direction) = (p0, leaving)
    for i in 1...Self.stepsPerCurve {
      let t = Double(i) / Double(Self.stepsPerCurve)
      let (q0, q1, q2) = (
        p0.interpolated(to: p1, t), p1.interpolated(to: p2, t), p2.interpolated(to: p3, t)
      )
      let (r0, r1) = (q0.interpolated(to: q1, t), q1.interpolated(to: q2, t))
      let isLast = i == Self.stepsPerCurve
      let to = isLast ? p3 : r0.interpolated(to: r1, t)
      let next = isLast ? arriving : (r1 - r0).normalized ?? direction
      steps.append(
        Step(
          start: from, end: to, startDirection: direction, endDirection: next,
          followsCorner: i == 1))
      (from, direction) = (to, next)
    }
  }

  private static func direction(_ candidates: [Point]) -> Point? {
    candidates.first { $0.length > 1e-6 }?.normalized
  }
}
