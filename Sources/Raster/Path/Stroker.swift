/// Turns flattened subpaths into the outline of their stroke, sent to `sink` as it grows.
///
/// The left side goes straight to the sink, the right side is kept and sent backwards at the end; a
/// closed subpath makes two outlines of opposite direction. Filled non-zero, the outline covers all
/// that lies within half the width of the path. Sides meet at a corner's inner angle where the lines
/// are long enough, so that nothing is covered twice; otherwise they run through the corner itself,
/// which keeps every piece's winding positive.
///
/// - SeeAlso: ISO 32000-1:2008, 8.4.3.3 to 8.4.3.5, for caps, joins and the miter limit. We
///   differ: sides meet at inner corners, where other strokers overlap.
struct Stroker<Sink: PolylineSink> {
  var sink: Sink
  let cap: StrokeStyle.Cap
  let join: StrokeStyle.Join
  /// Half the width of the stroke.
  let half: Double
  /// The smallest 1 + cos(turn) at which a miter is within the limit.
  let miterThreshold: Double
  /// The cosine of the largest turn between two points of a curve or an arc.
  let stepCosine: Double
  /// The squared length below which steps are skipped.
  let tinySquaredLength: Double
  /// The rotations to the points of a quarter turn, without the first and the last.
  let quarter: [Rotation]

  /// The right side so far, from the start of the subpath.
  var right: [Point] = []
  var start = Point.zero
  var startDirection = Point.zero
  var startLength = 0.0
  var position = Point.zero
  /// The direction at the end of the last segment, of length 1.
  var direction = Point.zero
  var length = 0.0
  /// Whether a segment with a direction was added to the subpath.
  var hasDirection = false
  /// Whether any segment was added, even one of length zero.
  var hasSegment = false
  /// The areas where parts of the stroke can overlap.
  var overlap = StrokeOverlap()
  /// How many more steps of the current curve may be halved; a cusp counts as `cuspEffort`.
  ///
  /// Curves whose directions are nothing but rounding errors would be halved everywhere.
  var effort = 0

  /// - Precondition: width and tolerance are positive; tolerance is in the path's units.
  init(_ style: StrokeStyle, tolerance: Double, into sink: Sink) {
    self.sink = sink
    cap = style.cap
    join = style.join
    half = style.width / 2
    let limit = max(1, style.miterLimit)
    miterThreshold = 2 / (limit * limit)
    // A chord over an angle δ leaves a circle of radius r by r·(1 − cos(δ/2)).
    // Pens a hundred thousand pixels wide are round enough with as many corners as one of that width.
    let sagitta = max(3e-7, min(0.3, tolerance / half))
    let halfCosine = 1 - sagitta
    stepCosine = 2 * halfCosine * halfCosine - 1
    tinySquaredLength = tolerance * tolerance * 1e-8
    quarter = Self.quarterTurn(stepCosine: stepCosine)
  }

  private static func quarterTurn(stepCosine: Double) -> [Rotation] {
    let sine = (1 - stepCosine * stepCosine).squareRoot()
    // An angle is below π/2 times its sine.
    let count = min(256, Int(1 / sine * 1.05) * 2 + 1)
    var steps = 1
    while steps < count, Rotation(angle: .pi / 2 / Double(steps)).cosine < stepCosine { steps += 1 }
    return (1..<max(steps, 1)).map { Rotation(angle: .pi / 2 * Double($0) / Double(steps)) }
  }

  /// Ends the subpath before and starts a new one.
  mutating func move(to p: Point) {
    finish()
    start = p
    position = p
  }

  mutating func line(to p: Point) {
    hasSegment = true
    let step = p - position
    let squared = step.squaredLength
    guard squared > tinySquaredLength else { return }
    let length = squared.squareRoot()
    turn(to: step * (1 / length), length: length, join: join)
    position = p
    overlap.go(to: p)
  }

  /// Begins or joins a segment that leaves `position` in direction `d`.
  mutating func turn(to d: Point, length newLength: Double, join style: StrokeStyle.Join) {
    if hasDirection {
      let tip = corner(from: direction, to: d, newLength: newLength, join: style)
      overlap.turn(at: position, from: direction, to: d, tip: tip)
    } else {
      hasDirection = true
      startDirection = d
      startLength = newLength
      let n = d.perpendicular * half
      sink.move(to: position - n)
      right.append(position + n)
      overlap.begin(at: position, direction: d)
    }
    direction = d
    length = newLength
  }

  mutating func close() {
    hasSegment = true
    line(to: start)
    guard hasDirection else { return finish() }
    position = start
    let tip = corner(from: direction, to: startDirection, newLength: startLength, join: join)
    overlap.finish(isClosed: true, turning: direction.cross(startDirection), tip: tip)
    sink.close()
    sendRightSide(asNewOutline: true)
    sink.close()
    reset()
  }

  /// Ends an open subpath with its caps.
  mutating func finish() {
    if hasDirection {
      let n = direction.perpendicular * half
      sink.line(to: position - n)
      addCap(at: position, direction: direction)
      noteSquareCaps()
      overlap.finish(isClosed: false)
      sink.line(to: position + n)
      sendRightSide(asNewOutline: false)
      addCap(at: start, direction: startDirection * -1)
      sink.close()
    } else if hasSegment {
      addDot(at: start)
      overlap.begin(at: start, direction: Point(x: 1, y: 0))
      overlap.finish(isClosed: false)
    }
    reset()
  }

  /// Records the square caps as if the path continued straight.
  private mutating func noteSquareCaps() {
    guard cap == .square else { return }
    overlap.go(to: position + direction * half)
    overlap.addToFirst(start - startDirection * half)
  }

  /// Returns the areas where parts of the sent outline can overlap.
  mutating func overlaps() -> [Rect] { overlap.places(reach: half * 1.1) }

  private mutating func sendRightSide(asNewOutline: Bool) {
    var isFirst = asNewOutline
    for p in right.reversed() {
      if isFirst { sink.move(to: p) } else { sink.line(to: p) }
      isFirst = false
    }
  }

  private mutating func reset() {
    right.removeAll(keepingCapacity: true)
    hasDirection = false
    hasSegment = false
  }
}
