extension RoundedRect {
  /// Sends the outline of `Path(roundedRect:)` as lines.
  ///
  /// Each corner is flattened once, and rotated into its places.
  func flatten<Sink: PolylineSink>(tolerance: Double, into sink: inout Sink) {
    let s = fitted
    let r = s.rect
    let flattener = CurveFlattener(tolerance: tolerance)
    var corner = FlatCorner()
    sink.move(to: Point(x: r.minX + s.topLeft, y: r.minY))
    sink.line(to: Point(x: r.maxX - s.topRight, y: r.minY))
    corner.cut(radius: s.topRight, with: flattener)
    for p in corner.points { sink.line(to: Point(x: r.maxX - p.x, y: r.minY + p.y)) }
    sink.line(to: Point(x: r.maxX, y: r.maxY - s.bottomRight))
    corner.cut(radius: s.bottomRight, with: flattener)
    for p in corner.points { sink.line(to: Point(x: r.maxX - p.y, y: r.maxY - p.x)) }
    sink.line(to: Point(x: r.minX + s.bottomLeft, y: r.maxY))
    corner.cut(radius: s.bottomLeft, with: flattener)
    for p in corner.points { sink.line(to: Point(x: r.minX + p.x, y: r.maxY - p.y)) }
    sink.line(to: Point(x: r.minX, y: r.minY + s.topLeft))
    corner.cut(radius: s.topLeft, with: flattener)
    for p in corner.points { sink.line(to: Point(x: r.minX + p.y, y: r.minY + p.x)) }
    sink.close()
  }
}

/// A quarter circle about (r, r) from (r, 0) to (0, r), as lines; its tangents meet in the origin.
private struct FlatCorner: PolylineSink {
  /// The points of the corner without the first one.
  private(set) var points: [Point] = []
  private var radius = 0.0

  init() { points.reserveCapacity(32) }

  mutating func cut(radius: Double, with flattener: CurveFlattener) {
    guard radius != self.radius else { return }
    self.radius = radius
    points.removeAll(keepingCapacity: true)
    let control = radius - radius * Path.circleKappa
    flattener.cubic(
      Point(x: radius, y: 0), Point(x: control, y: 0), Point(x: 0, y: control),
      Point(x: 0, y: radius), into: &self)
  }

  mutating func move(to p: Point) {}
  mutating func line(to p: Point) { points.append(p) }
  mutating func close() {}
}
