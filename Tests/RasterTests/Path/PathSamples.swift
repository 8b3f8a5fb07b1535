import DarkroomRaster

extension Path {
  static func polygon(_ corners: (x: Double, y: Double)...) -> Path {
    var path = lines(corners)
    path.close()
    return path
  }

  static func line(_ p0: (x: Double, y: Double), _ p1: (x: Double, y: Double)) -> Path {
    lines([p0, p1])
  }

  static func lines(_ points: (x: Double, y: Double)...) -> Path { lines(points) }

  private static func lines(_ points: [(x: Double, y: Double)]) -> Path {
    var path = Path()
    for (i, p) in points.enumerated() {
      let point = Point(x: p.x, y: p.y)
      if i == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  /// Lines, quads and cubics within 0…50, in a row; every other one closed.
  static func random(seed: Int) -> Path {
    var state = UInt32(truncatingIfNeeded: seed &* 7919 &+ 17)
    func next() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / Double(1 << 24) * 50
    }
    func point() -> Point { Point(x: next(), y: next()) }
    var path = Path()
    path.move(to: point())
    for i in 0..<3 {
      switch (seed + i) % 3 {
      case 0: path.line(to: point())
      case 1: path.quad(to: point(), control: point())
      default: path.cubic(to: point(), control1: point(), control2: point())
      }
    }
    if seed % 2 == 1 { path.close() }
    return path
  }

  /// The distance from `p` to the nearest point of a path of lines, closing lines among them.
  func distance(to p: Point) -> Double {
    var nearest = Double.infinity
    for subpath in subpaths {
      var segments = subpath.segments
      if subpath.isClosed { segments.append(.line(subpath.end, subpath.start)) }
      for segment in segments {
        let v = segment.end - segment.start
        let t = v.squaredLength > 0 ? (p - segment.start).dot(v) / v.squaredLength : 0
        let foot = segment.start.interpolated(to: segment.end, max(0, min(1, t)))
        nearest = min(nearest, (p - foot).length)
      }
    }
    return nearest
  }
}
